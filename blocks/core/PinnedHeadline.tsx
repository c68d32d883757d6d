'use client'
import { useEffect, useRef, useState } from 'react'
import { typographicText } from './typographicText.ts'

// Milliseconds after the last key that a pin's headline is kept (docs/spec/editor.md#episode-slots).
const headlineDelay = 500

interface PinnedHeadlineProps {
  headline: string
  isEditable: boolean
  onChange(headline: string): void
}

/** Edits the headline that a pinned post has in its slot. */
export function PinnedHeadline({ headline, isEditable, onChange }: PinnedHeadlineProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const save = useRef(onChange)
  save.current = onChange
  useEffect(() => {
    if (draft === null) return
    const timer = setTimeout(() => {
      save.current(typographicText(draft))
      setDraft(null)
    }, headlineDelay)
    return () => clearTimeout(timer)
  }, [draft])
  return (
    <textarea
      rows={2}
      aria-label="Headline"
      value={draft ?? headline}
      readOnly={!isEditable}
      onChange={(event) => setDraft(event.target.value.replaceAll('\n', ' '))}
    />
  )
}
