'use client'

import { type ReactNode, useId, useState } from 'react'
import { ToolButton } from '#blocks/core/BlockTools.tsx'
import { SettingsIcon } from '#blocks/core/toolIcons.tsx'

/**
 * Renders a button that opens the settings of a block, and the popover that they stand in
 * (docs/spec/editor.md#floating-toolbar).
 */
export function SettingsPopover({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <span className="block-tool-link">
      <ToolButton label="Settings" isPressed={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <SettingsIcon />
      </ToolButton>
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape in any of its fields closes it
        <span
          className="block-tool-popover block-settings"
          onKeyDown={(event) => {
            if (event.key === 'Escape') setIsOpen(false)
            event.stopPropagation()
          }}
        >
          {children}
        </span>
      )}
    </span>
  )
}

const fields = [
  { name: 'anchor', label: 'Anchor', placeholder: 'Add Anchor...' },
  { name: 'className', label: 'Class Name', placeholder: 'Add Class Name...' },
] as const

interface AnchorAndClassProps {
  anchor: string
  className: string
  update(settings: Partial<Record<'anchor' | 'className', string>>): void
}

export function AnchorAndClass({ update, ...values }: AnchorAndClassProps) {
  const id = useId()
  return fields.map(({ name, label, placeholder }) => (
    <label key={name} htmlFor={`${id}-${name}`}>
      {label}
      <input
        id={`${id}-${name}`}
        value={values[name]}
        placeholder={placeholder}
        onChange={(event) => update({ [name]: event.target.value })}
      />
    </label>
  ))
}
