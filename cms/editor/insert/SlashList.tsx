'use client'

import { useEffect, useRef } from 'react'
import type { InsertItem } from './insertItems.ts'

interface SlashListProps {
  items: readonly InsertItem[]
  query: string
  selected: number | null
  onElement(index: number, element: HTMLElement | null): void
  onHover(index: number): void
  onChoose(index: number): void
}

/** Lists the slash menu's items: grouped under headings without a search, ranked by fit with one. */
export function SlashList({ items, query, selected, onElement, onHover, onChoose }: SlashListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Once it stands at the caret: the lower end may be out of the window.
    const frame = requestAnimationFrame(() => list.current?.scrollIntoView({ block: 'nearest' }))
    return () => cancelAnimationFrame(frame)
  }, [])
  if (items.length === 0) {
    return (
      <div className="slash-menu-popup" role="status">
        <p className="slash-menu-none">No block matches “{query}”.</p>
      </div>
    )
  }
  return (
    <div ref={list} className="slash-menu-popup">
      {items.map(({ key, label, group, Icon }, index) => (
        <div key={key} role="presentation">
          {query === '' && items[index - 1]?.group !== group && (
            <div className="slash-menu-popup__group-title" role="presentation">
              {group}
            </div>
          )}
          <button
            type="button"
            role="option"
            tabIndex={-1}
            // The name by which screen readers know which one is chosen.
            id={`typeahead-item-${index}`}
            ref={(element) => onElement(index, element)}
            aria-selected={selected === index}
            className={`slash-menu-popup__item ${selected === index ? 'slash-menu-popup__item--selected' : ''}`}
            // The caret stays in the text.
            onMouseDown={(event) => event.preventDefault()}
            // A menu that opens below a pointer that rests is not pointed at.
            onMouseMove={({ movementX, movementY }) => (movementX !== 0 || movementY !== 0) && onHover(index)}
            onClick={() => onChoose(index)}
          >
            <Icon />
            <span className="slash-menu-popup__item-text">{label}</span>
          </button>
        </div>
      ))}
    </div>
  )
}
