'use client'

import { XIcon } from '@payloadcms/ui'
import { useState } from 'react'
import { rememberFocus } from '../../kit/rememberFocus.ts'
import type { Named } from './names.types.ts'

/** Renders the selection; a click on an item removes it. */
export function Chips({
  items,
  isDisabled = false,
  onRemove,
  onMove,
}: {
  items: readonly Named[]
  isDisabled?: boolean
  onRemove(item: Named): void
  /** Set where the order matters: moves an item to the place of another, by dragging or by Alt and an arrow. */
  onMove?(item: Named, place: number): void
}) {
  const [dragged, setDragged] = useState<Named | null>(null)
  if (items.length === 0) return null
  const isOrdered = onMove !== undefined && !isDisabled && items.length > 1
  return (
    <ul className="picker-chips">
      {items.map((item, place) => (
        <li
          key={item.id}
          draggable={isOrdered}
          onDragStart={() => setDragged(item)}
          onDragEnd={() => setDragged(null)}
          onDragOver={(event) => dragged && event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault()
            if (dragged) onMove?.(dragged, place)
          }}
        >
          <button
            type="button"
            disabled={isDisabled}
            aria-label={`Remove ${item.name}`}
            aria-keyshortcuts={isOrdered ? 'Alt+ArrowLeft Alt+ArrowRight' : undefined}
            title={isOrdered ? 'Click to remove. Drag, or press Alt and an arrow, to change the order' : undefined}
            onClick={() => {
              const keepFocus = rememberFocus()
              onRemove(item)
              keepFocus()
            }}
            onKeyDown={(event) => {
              const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
              if (!isOrdered || !event.altKey || step === undefined) return
              // Without this the browser goes back a page.
              event.preventDefault()
              if (items[place + step]) onMove?.(item, place + step)
            }}
          >
            {item.name}
            <XIcon />
          </button>
        </li>
      ))}
    </ul>
  )
}
