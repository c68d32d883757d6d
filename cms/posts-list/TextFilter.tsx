'use client'

import { useEffect, useId, useState } from 'react'

/** A text to filter by, applied by Enter or by leaving the field. */
export function TextFilter({
  label,
  placeholder,
  text,
  onChange,
}: {
  label: string
  placeholder: string
  text: string
  onChange: (text: string) => void
}) {
  const id = useId()
  const [typed, setTyped] = useState(text)
  useEffect(() => setTyped(text), [text])
  const apply = () => {
    if (typed.trim() !== text) onChange(typed.trim())
    // Where texts are collected, the field is empty again for the next one.
    setTyped(text)
  }
  return (
    <div className="posts-list-filter">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        placeholder={placeholder}
        maxLength={200}
        value={typed}
        onChange={({ target: { value } }) => setTyped(value)}
        onBlur={apply}
        onKeyDown={(event) => {
          if (event.key === 'Enter') apply()
          if (event.key === 'Escape') setTyped(text)
        }}
      />
    </div>
  )
}
