'use client'

import { SearchIcon } from '@payloadcms/ui'
import { useTypedText } from './useTypedText.ts'

/** Searches during typing; Enter searches at once. */
export function SearchBox({ keyword, onSearch }: { keyword: string; onSearch: (keyword: string) => void }) {
  const { text, type, searchNow } = useTypedText(keyword, onSearch)
  return (
    <search className="posts-list-search">
      <SearchIcon />
      <input
        type="search"
        aria-label="Search Content"
        placeholder="Search Content"
        maxLength={200}
        value={text}
        onChange={({ target: { value } }) => type(value)}
        onKeyDown={({ key }) => key === 'Enter' && searchNow()}
      />
    </search>
  )
}
