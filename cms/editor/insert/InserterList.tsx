'use client'

import { useEffect, useRef } from 'react'
import { groupsOf, type ListedItem } from './inserterGroups.ts'
import type { InsertItem } from './insertItems.ts'

interface InserterListProps {
  id: string
  listed: readonly ListedItem[]
  query: string
  activeIndex: number
  onHover(index: number): void
  onChoose(item: InsertItem): void
}

/** Renders the list of the inserter. The keyboard stays in its search. */
export function InserterList({ id, listed, query, activeIndex, onHover, onChoose }: InserterListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector(`[id="${id}-${activeIndex}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [id, activeIndex])
  return (
    <>
      <div ref={list} id={id} role="listbox" aria-label="Blocks" className="inserter-list">
        {groupsOf(listed).map(([group, members]) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list box
          <div key={group} role="group" aria-label={group}>
            <p className="inserter-group" aria-hidden>
              {group}
            </p>
            {members.map(({ item, index }) => (
              <button
                key={item.key}
                id={`${id}-${index}`}
                type="button"
                role="option"
                tabIndex={-1}
                aria-selected={index === activeIndex}
                className="inserter-item"
                // A list that scrolls below a pointer at rest does not follow it.
                onMouseMove={({ movementX, movementY }) => (movementX !== 0 || movementY !== 0) && onHover(index)}
                onClick={() => onChoose(item)}
              >
                <item.Icon />
                <span>
                  <span className="inserter-item-label">{item.label}</span>
                  <span className="inserter-item-description">{item.description}</span>
                </span>
              </button>
            ))}
          </div>
        ))}
      </div>
      <p role="status" className="inserter-none">
        {listed.length === 0 ? `No block matches “${query.trim()}”.` : ''}
      </p>
    </>
  )
}
