'use client'

import { useEffect, useRef, useState } from 'react'

// Typing pauses this long before anything is searched (docs/spec/newsroom.md#list-search), in milliseconds.
const debounceMs = 500

/**
 * Returns the text of a search field: reported when typing pauses, or at once by Enter. External changes are shown, as
 * when all filters are cleared.
 */
export function useTypedText(value: string, onSearch: (text: string) => void) {
  const [text, setText] = useState(value)
  const reported = useRef(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (value === reported.current) return
    reported.current = value
    clearTimeout(timer.current)
    setText(value)
  }, [value])

  const report = (typed: string) => {
    clearTimeout(timer.current)
    const trimmed = typed.trim()
    if (trimmed === reported.current) return
    reported.current = trimmed
    onSearch(trimmed)
  }
  return {
    text,
    type: (typed: string) => {
      setText(typed)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => report(typed), debounceMs)
    },
    searchNow: () => report(text),
  }
}
