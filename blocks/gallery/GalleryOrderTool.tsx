'use client'

import { useState } from 'react'
import type { z } from 'zod'
import { ToolButton } from '../core/BlockTools.tsx'
import type { EditorServices } from '../core/editor.types.ts'
import type { galleryItem } from './gallery.schema.ts'

type Item = z.output<typeof galleryItem>

// A list with the item at `from` put at `to`. Places outside of the list change nothing.
function moveItem<T>(items: T[], from: number, to: number): T[] {
  const moved = items[from]
  if (moved === undefined || to < 0 || to >= items.length) return items
  const rest = items.filter((_, place) => place !== from)
  return [...rest.slice(0, to), moved, ...rest.slice(to)]
}

interface GalleryOrderToolProps {
  content: Item[]
  services: EditorServices
  onSave(content: Item[]): void
}

/**
 * Renders the order panel: drag or use the arrows, delete; nothing applies before 'Save Order'
 * (docs/spec/editor.md#gallery-block).
 */
export function GalleryOrderTool({ content, services, onSave }: GalleryOrderToolProps) {
  const [draft, setDraft] = useState<Item[] | null>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  return (
    <span className="block-tool-link">
      <ToolButton
        label="Order Gallery"
        isPressed={draft !== null}
        isDisabled={content.length === 0}
        onClick={() => setDraft(draft ? null : content)}
      />
      {draft && (
        <span className="block-tool-popover gallery-order">
          <ol>
            {draft.map((item, place) => (
              <li
                key={`${item.id}-${content.indexOf(item)}`}
                draggable
                onDragStart={() => setDragged(place)}
                onDragOver={(event) => event.preventDefault()}
                onDrop={() => {
                  if (dragged !== null) setDraft(moveItem(draft, dragged, place))
                  setDragged(null)
                }}
              >
                <img src={services.findMedia(item.id)?.src} alt={item.altText} draggable={false} />
                <span>{item.caption || services.findMedia(item.id)?.name}</span>
                <ToolButton
                  label="Earlier"
                  isDisabled={place === 0}
                  onClick={() => setDraft(moveItem(draft, place, place - 1))}
                >
                  ↑
                </ToolButton>
                <ToolButton
                  label="Later"
                  isDisabled={place === draft.length - 1}
                  onClick={() => setDraft(moveItem(draft, place, place + 1))}
                >
                  ↓
                </ToolButton>
                <ToolButton label="Delete" onClick={() => setDraft(draft.filter((_, other) => other !== place))}>
                  ✕
                </ToolButton>
              </li>
            ))}
          </ol>
          <ToolButton
            label="Save Order"
            onClick={() => {
              onSave(draft)
              setDraft(null)
            }}
          />
          <ToolButton label="Cancel" onClick={() => setDraft(null)} />
        </span>
      )}
    </span>
  )
}
