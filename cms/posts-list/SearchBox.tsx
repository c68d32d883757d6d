'use client'

import { SearchIcon } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'

/** Typing pauses this long before the list is searched (back-office specification, section 9), in milliseconds. */
const pause = 500

/** Searches while somebody types; Enter searches at once. */
export function SearchBox({ keyword, onSearch }: { keyword: string; onSearch: (keyword: string) => void }) {
  const [text, setText] = useState(keyword)
  const searched = useRef(keyword)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    // Changed elsewhere: by going back, by a saved view, or because all filters were cleared.
    if (keyword === searched.current) return
    searched.current = keyword
    clearTimeout(timer.current)
    setText(keyword)
  }, [keyword])

  const search = (value: string) => {
    clearTimeout(timer.current)
    const asked = value.trim()
    if (asked === searched.current) return
    searched.current = asked
    onSearch(asked)
  }
  return (
    <search className="posts-list-search">
      <SearchIcon />
      <input
        type="search"
        aria-label="Search Content"
        placeholder="Search Content"
        maxLength={200}
        value={text}
        onChange={({ target: { value } }) => {
          setText(value)
          clearTimeout(timer.current)
          timer.current = setTimeout(() => search(value), pause)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') search(text)
        }}
      />
    </search>
  )
}
