'use client'

import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { ToolButton } from './BlockTools.tsx'
import { hasForeignScheme, isValidLink } from './safeHref.ts'
import { useLinkTargets } from './useLinkTargets.ts'

interface LinkEditorProps {
  // The address as it is; empty for none.
  value: string
  // Receives a valid address, or an empty one: no link.
  onApply(link: string): void
  // Called when the editor is left without a change.
  onLeave(): void
  children?: ReactNode
}

const isWords = (text: string): boolean =>
  !isValidLink(text) && !/^(https?:|mailto:|tel:|\/|#)/i.test(text) && !(hasForeignScheme(text) && !/\s/.test(text))

/**
 * Renders the link editor of blocks and of text (docs/spec/editor.md#link-editor): an address, or none. Words find
 * documents of the newsroom where a `LinkTargets` context searches them.
 */
export function LinkEditor({ value, onApply, onLeave, children }: LinkEditorProps) {
  const [draft, setDraft] = useState(value)
  const [chosen, setChosen] = useState(0)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  // The person opened the editor, and this is where one writes next. It may not have its place yet: nothing scrolls to it.
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  const link = draft.trim()
  const isValid = link === '' || isValidLink(link)
  const words = isWords(link) ? link : ''
  const targets = useLinkTargets(words)
  const found = words === '' ? [] : (targets?.found ?? [])
  const active = found[Math.min(chosen, found.length - 1)]
  const isSearching = targets?.isSearching ?? false
  const isWrong = !isValid && !isSearching && found.length === 0
  const optionId = (key: string) => `${id}-${key}`
  const activeId = active && optionId(active.key)
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && found.length > 0) {
      event.preventDefault()
      setChosen((Math.min(chosen, found.length - 1) + step + found.length) % found.length)
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      if (isValid) onApply(link)
      else if (active && !isSearching) onApply(active.path)
    }
    if (event.key === 'Escape') onLeave()
    event.stopPropagation()
  }

  return (
    <>
      <input
        ref={field}
        aria-label="URL"
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        {...(targets && {
          role: 'combobox',
          'aria-autocomplete': 'list' as const,
          'aria-expanded': found.length > 0,
          'aria-controls': found.length > 0 ? `${id}-list` : undefined,
          'aria-activedescendant': activeId,
        })}
        autoComplete="off"
        spellCheck={false}
        placeholder="https://example.com"
        value={draft}
        onChange={(event) => {
          setDraft(event.target.value)
          setChosen(0)
        }}
        onKeyDown={onKeyDown}
      />
      <ToolButton label="Apply" isDisabled={!isValid} onClick={() => onApply(link)} />
      {value !== '' && <ToolButton label="Unset" onClick={() => onApply('')} />}
      {targets && link === '' && (
        <span className="link-editor__hint">An address, or words of a story, section or page</span>
      )}
      {found.length > 0 && (
        <div className="link-editor__targets" role="listbox" id={`${id}-list`} aria-label="Stories, sections and pages">
          {found.map(({ key, title, kind, path }) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys, as in every combobox
            <div
              key={key}
              id={optionId(key)}
              role="option"
              tabIndex={-1}
              aria-selected={key === active?.key}
              className="link-editor__target"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onApply(path)}
            >
              <span className="link-editor__title">{title}</span>
              <span className="link-editor__path">
                {kind} · {path}
              </span>
            </div>
          ))}
        </div>
      )}
      {isSearching && found.length === 0 && (
        <span role="status" className="link-editor__hint">
          Searching…
        </span>
      )}
      {targets?.isFailed && (
        <span role="status" className="link-editor__hint">
          The search did not answer. Type an address, or try again.
        </span>
      )}
      {isWrong && (
        <span id={`${id}-error`} role="alert" className="block-tool-error">
          The link is not a valid URL
        </span>
      )}
      {children}
    </>
  )
}
