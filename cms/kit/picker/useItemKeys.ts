'use client'

import { type KeyboardEvent, useCallback } from 'react'

const ticks = 'input[type="checkbox"]:not(:disabled)'

/**
 * Arrows, Home and End go from item to item; Space is the box's own; Enter takes an item, and hands it over where one is
 * all that is wanted.
 * @param columns how many items stand side by side; 1 for a table.
 */
export function useItemKeys({ columns, onEnter }: { columns: number; onEnter(id: string): void }) {
  return useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      const { target, currentTarget, key } = event
      if (!(target instanceof HTMLInputElement) || !target.matches(ticks)) return
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const boxes = [...currentTarget.querySelectorAll<HTMLInputElement>(ticks)].filter((box) => idOf(box) !== null)
      const at = boxes.indexOf(target)
      const id = idOf(target)
      if (key === 'Enter' && id !== null) {
        event.preventDefault()
        onEnter(id)
        return
      }
      const next = nextOf(key, at, boxes.length, columns)
      if (next === null) return
      event.preventDefault()
      boxes[next]?.focus()
    },
    [columns, onEnter],
  )
}

const idOf = (box: HTMLElement): string | null => box.closest('[data-id]')?.getAttribute('data-id') ?? null

/** Returns the item that a key leads to; null for any other key. */
export function nextOf(key: string, at: number, count: number, columns: number): number | null {
  const steps: Record<string, number> = {
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    ...(columns > 1 ? { ArrowRight: at + 1, ArrowLeft: at - 1 } : {}),
    Home: 0,
    End: count - 1,
  }
  const next = steps[key]
  if (next === undefined || count === 0) return null
  return Math.max(0, Math.min(next, count - 1))
}
