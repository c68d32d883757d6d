'use client'

import { useCallback, useState } from 'react'

/**
 * Returns the unsent text of a place, kept in this tab until it is sent: neither a failed call nor a reload loses it.
 */
export function useDraftText(place: string, initial = ''): [text: string, setText: (text: string) => void] {
  const key = `comment:${place}`
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? initial)
  const keep = useCallback(
    (next: string) => {
      setText(next)
      if (next === initial) sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, next)
    },
    [key, initial],
  )
  return [text, keep]
}
