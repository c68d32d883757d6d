'use client'

import { useEffect, useId, useRef, useState } from 'react'

/** Milliseconds after the last key (block-editor 9). */
const pause = 500

/** A part of a slug, searched for while somebody types. */
export function SlugFilter({ slug, onChange }: { slug: string; onChange(slug: string): void }) {
  const id = useId()
  const [text, setText] = useState(slug)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    clearTimeout(timer.current)
    setText(slug)
  }, [slug])
  const apply = (value: string) => {
    clearTimeout(timer.current)
    if (value.trim() !== slug) onChange(value.trim())
  }
  return (
    <div className="posts-list-filter">
      <label htmlFor={id}>Slug</label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        placeholder="Search Slug"
        maxLength={200}
        value={text}
        onChange={({ target: { value } }) => {
          setText(value)
          clearTimeout(timer.current)
          timer.current = setTimeout(() => apply(value), pause)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          apply(text)
        }}
      />
    </div>
  )
}
