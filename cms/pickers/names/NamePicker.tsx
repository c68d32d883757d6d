'use client'

import '../../kit/picker/picker.css'
import { CheckIcon, Spinner } from '@payloadcms/ui'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Chips } from './Chips.tsx'
import { NamePages } from './NamePages.tsx'
import type { Named, NameSource } from './names.types.ts'
import { nextOption } from './nextOption.ts'
import { useNameSearch } from './useNameSearch.ts'

export interface NameSearchRules {
  /** Milliseconds after the last key. */
  debounceMs: number
  minLetters: number
  emptyText: string
}

/** "Debounced 500 ms", from the first letter on. */
export const pickerSearch: NameSearchRules = { debounceMs: 500, minLetters: 1, emptyText: 'No results found' }

/** "A search with a 300 ms debounce that searches only at 2 or more characters." */
export const filterSearch: NameSearchRules = { debounceMs: 300, minLetters: 2, emptyText: 'No results.' }

interface ExtraOption {
  label: string
  choose(): void
}

/**
 * Renders a search field with what it finds below, and what is chosen as chips. Choosing turns an item on or off and
 * empties the field. Arrows, Home and End go through the results, Page Up and Page Down through their pages, Enter
 * chooses the one that they led to or else the first, Escape closes them and nothing else.
 */
export function NamePicker({
  label,
  placeholder,
  source,
  rules,
  chosen,
  onToggle,
  onMove,
  isDisabled = false,
  extraOption,
}: {
  label: string
  placeholder: string
  source: NameSource
  rules: NameSearchRules
  chosen: readonly Named[]
  onToggle(item: Named): void
  /** Set where the order of the selection matters. */
  onMove?(item: Named, place: number): void
  isDisabled?: boolean
  /** Beside what was found: null offers nothing more. Given nothing while the search has no answer yet. */
  extraOption?(text: string, found: readonly Named[]): ExtraOption | null
}) {
  const id = useId()
  const [text, setText] = useState('')
  const [active, setActive] = useState<number | null>(null)
  const [page, setPage] = useState(1)
  const { items, total, hasMore, isLoading, error } = useNameSearch(source, text, page, rules)
  const extra = items && !isLoading ? extraOption?.(text, items) : null
  const isOpen = text.trim().length >= rules.minLetters
  const results = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The panel of filters scrolls: what was found may lie below its edge.
    if (isOpen && items) results.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, items])
  const search = (sought: string) => {
    setText(sought)
    setActive(null)
    setPage(1)
  }
  const turn = (to: number) => {
    setPage(to)
    setActive(null)
  }
  const take = (choose: () => void) => {
    choose()
    search('')
  }
  const options = [
    ...(items ?? []).map((item) => ({
      key: item.id,
      label: item.name,
      isChosen: chosen.some((other) => other.id === item.id),
      choose: () => onToggle(item),
    })),
    ...(extra ? [{ key: 'extra', label: extra.label, isChosen: false, choose: extra.choose }] : []),
  ]
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && text !== '') {
      // It closes the results, not the dialog that they stand in.
      event.stopPropagation()
      search('')
      return
    }
    if (event.key === 'Enter') {
      // Never the form around it.
      event.preventDefault()
      const option = isOpen && !isLoading ? options[active ?? 0] : undefined
      if (option) take(option.choose)
      return
    }
    const step = { PageDown: hasMore ? 1 : 0, PageUp: page > 1 ? -1 : 0 }[event.key]
    if (isOpen && step !== undefined) {
      event.preventDefault()
      if (!isLoading) turn(page + step)
      return
    }
    const next = isOpen ? nextOption(event.key, active ?? -1, options.length) : null
    if (next === null) return
    event.preventDefault()
    setActive(next)
  }
  return (
    <div className="name-picker posts-list-filter">
      <label htmlFor={id}>{label}</label>
      <div className="name-picker__field">
        <input
          id={id}
          type="text"
          role="combobox"
          autoComplete="off"
          aria-expanded={isOpen}
          aria-controls={`${id}-results`}
          aria-activedescendant={isOpen && active !== null && options[active] ? `${id}-${active}` : undefined}
          aria-autocomplete="list"
          placeholder={placeholder}
          disabled={isDisabled}
          maxLength={200}
          value={text}
          onChange={({ target }) => search(target.value)}
          onKeyDown={onKeyDown}
        />
        {isOpen && (
          <div ref={results} className="name-picker__results" aria-busy={isLoading}>
            {isLoading && <Spinner loadingText={null} />}
            {error !== null && !isLoading && (
              <p role="alert" className="picker__error">
                {error}
              </p>
            )}
            {!isLoading && items?.length === 0 && <p role="status">{rules.emptyText}</p>}
            <div role="listbox" id={`${id}-results`} aria-label={label} aria-multiselectable>
              {options.map(({ key, label: name, isChosen, choose }, index) => (
                // The field keeps the focus and hears the keys.
                // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field chooses the active option
                <div
                  key={key}
                  id={`${id}-${index}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={isChosen}
                  className={`name-picker__option${index === active ? ' name-picker__option--active' : ''}`}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => take(choose)}
                >
                  {name}
                  {isChosen && <CheckIcon />}
                </div>
              ))}
            </div>
            {(page > 1 || hasMore) && (
              <NamePages page={page} total={total} hasMore={hasMore} isLoading={isLoading} onPage={turn} />
            )}
          </div>
        )}
      </div>
      <Chips items={chosen} isDisabled={isDisabled} onRemove={onToggle} onMove={onMove} />
    </div>
  )
}
