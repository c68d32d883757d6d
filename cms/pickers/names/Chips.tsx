'use client'

import { XIcon } from '@payloadcms/ui'
import type { Named } from './names.types.ts'

/** What is chosen; a click on one takes it away. */
export function Chips({
  items,
  isDisabled = false,
  onRemove,
}: {
  items: readonly Named[]
  isDisabled?: boolean
  onRemove(item: Named): void
}) {
  if (items.length === 0) return null
  return (
    <ul className="picker-chips">
      {items.map((item) => (
        <li key={item.id}>
          <button type="button" disabled={isDisabled} aria-label={`Remove ${item.name}`} onClick={() => onRemove(item)}>
            {item.name}
            <XIcon />
          </button>
        </li>
      ))}
    </ul>
  )
}
