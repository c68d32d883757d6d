'use client'

import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { ToolButton } from './BlockTools.tsx'
import { isValidLink } from './safeHref.ts'

interface LinkEditorProps {
  /** The address as it is; empty for none. */
  value: string
  /** Told of a valid address, or of an empty one: no link. */
  onApply(link: string): void
  /** Told when the editor is left without a change. */
  onLeave(): void
  /** Further settings of the link. */
  children?: ReactNode
}

/** The link editor of blocks and of text (block-editor 2.1): an address, or none. */
export function LinkEditor({ value, onApply, onLeave, children }: LinkEditorProps) {
  const [draft, setDraft] = useState(value)
  const errorId = useId()
  const field = useRef<HTMLInputElement>(null)
  // The editor was asked for, and this is where one writes next. It may not have its place yet: nothing scrolls to it.
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  const link = draft.trim()
  const isValid = link === '' || isValidLink(link)
  return (
    <>
      <input
        ref={field}
        aria-label="URL"
        aria-invalid={!isValid}
        aria-describedby={isValid ? undefined : errorId}
        placeholder="https://example.com"
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault()
            if (isValid) onApply(link)
          }
          if (event.key === 'Escape') onLeave()
          event.stopPropagation()
        }}
      />
      <ToolButton label="Apply" isDisabled={!isValid} onClick={() => onApply(link)} />
      {value !== '' && <ToolButton label="Unset" onClick={() => onApply('')} />}
      {children}
      {!isValid && (
        <span id={errorId} role="alert" className="block-tool-error">
          The link is not a valid URL
        </span>
      )}
    </>
  )
}
