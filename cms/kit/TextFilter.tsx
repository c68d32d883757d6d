'use client'

import { useId } from 'react'
import { useTypedText } from './useTypedText.ts'

/** A part of a panel of filters in which something is typed: 'Slug', 'Creator'. */
export function TextFilter({ label, value, onChange }: { label: string; value: string; onChange(text: string): void }) {
  const id = useId()
  const { text, type, searchNow } = useTypedText(value, onChange)
  return (
    <div className="posts-list-filter">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        placeholder={`Search ${label}`}
        maxLength={200}
        value={text}
        onChange={({ target: { value: typed } }) => type(typed)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // Never the form around it.
          event.preventDefault()
          searchNow()
        }}
      />
    </div>
  )
}
