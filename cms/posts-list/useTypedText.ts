'use client'

import { useEffect, useRef, useState } from 'react'

/** Typing pauses this long before anything is searched (back-office specification, section 9), in milliseconds. */
const debounceMs = 500

/**
 * What somebody types into a search: told when they pause, or at once by Enter. What was changed elsewhere, because all
 * filters were cleared, is shown.
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
