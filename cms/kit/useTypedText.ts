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
  const told = useRef(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (value === told.current) return
    told.current = value
    clearTimeout(timer.current)
    setText(value)
  }, [value])

  const tell = (typed: string) => {
    clearTimeout(timer.current)
    const asked = typed.trim()
    if (asked === told.current) return
    told.current = asked
    onSearch(asked)
  }
  return {
    text,
    type: (typed: string) => {
      setText(typed)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => tell(typed), debounceMs)
    },
    tellNow: () => tell(text),
  }
}
