'use client'

import { useId, useState } from 'react'
import { ToolButton } from '#blocks/core/BlockTools.tsx'
import type { FaceProps } from '#blocks/core/editor.types.ts'
import { SettingsIcon } from '#blocks/core/icons.tsx'
import type { BlockType } from '#blocks/registry/schemas.ts'

const fields = [
  { name: 'anchor', label: 'Anchor', placeholder: 'Add Anchor...' },
  { name: 'className', label: 'Class Name', placeholder: 'Add Class Name...' },
] as const

/** The settings popover that blocks share: anchor and class name (block-editor 2.1). */
export function BlockSettings({ props, update }: FaceProps<BlockType>) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  if (!('anchor' in props)) return null
  return (
    <span className="block-tool-link">
      <ToolButton label="Settings" isPressed={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <SettingsIcon />
      </ToolButton>
      {isOpen && (
        <span className="block-tool-popover block-settings">
          {fields.map(({ name, label, placeholder }) => (
            <label key={name} htmlFor={`${id}-${name}`}>
              {label}
              <input
                id={`${id}-${name}`}
                value={String(props[name] ?? '')}
                placeholder={placeholder}
                onChange={(event) => update({ [name]: event.target.value })}
                onKeyDown={(event) => {
                  if (event.key === 'Escape') setIsOpen(false)
                  event.stopPropagation()
                }}
              />
            </label>
          ))}
        </span>
      )}
    </span>
  )
}
