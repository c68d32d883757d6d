'use client'

import { useState } from 'react'
import { ToolButton } from './BlockTools.tsx'
import { LinkEditor } from './LinkEditor.tsx'
import { LinkIcon } from './toolIcons.tsx'

interface ToolLinkProps {
  // 'Create Link', 'Edit Link': the label of the block's tool.
  label: string
  value: string
  onChange(value: string): void
}

/** Renders a button that opens the link editor of a block. */
export function ToolLink({ label, value, onChange }: ToolLinkProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <span className="block-tool-link">
      <ToolButton label={label} isPressed={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <LinkIcon />
      </ToolButton>
      {isOpen && (
        <span className="block-tool-popover">
          <LinkEditor
            value={value}
            onApply={(link) => {
              onChange(link)
              setIsOpen(false)
            }}
            onLeave={() => setIsOpen(false)}
          />
        </span>
      )}
    </span>
  )
}
