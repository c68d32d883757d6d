'use client'

import { movedTo } from './movedTo.ts'
import { NamePicker, type NameSearchRules, pickerSearch } from './NamePicker.tsx'
import type { Named } from './names.types.ts'
import { isOneOff, oneOffAuthorOf, oneOffOption } from './oneOffAuthor.ts'
import { useResolvedNames } from './useNameSearch.ts'
import { useNameSources } from './useNameSources.ts'

/** Chosen authors: those with a page of their own by id, others by name. */
export interface ChosenAuthors {
  authors: readonly string[]
  oneOffAuthors: readonly string[]
}

/** Authors by their names, and names without an author page (docs/spec/editor.md#author-picker). */
export function AuthorPicker({
  value: { authors, oneOffAuthors },
  onChange,
  label = 'Authors',
  rules = pickerSearch,
  isOrdered = false,
  isDisabled,
}: {
  value: ChosenAuthors
  onChange(change: Partial<ChosenAuthors>): void
  label?: string
  rules?: NameSearchRules
  /** Whether the order is that of a by-line; names without an author page always come last. */
  isOrdered?: boolean
  isDisabled?: boolean
}) {
  const source = useNameSources().authors
  const resolved = useResolvedNames(source, authors)
  const chosen = [...resolved.chosen, ...oneOffAuthors.map(oneOffAuthorOf)]
  const toggle = (author: Named) => {
    if (!isOneOff(author)) {
      const { id } = author
      resolved.meet([author])
      onChange({ authors: authors.includes(id) ? authors.filter((other) => other !== id) : [...authors, id] })
      return
    }
    const others = oneOffAuthors.filter((name) => oneOffAuthorOf(name).id !== author.id)
    onChange({ oneOffAuthors: others.length < oneOffAuthors.length ? others : [...others, author.name] })
  }
  const move = (author: Named, place: number) =>
    onChange(
      isOneOff(author)
        ? { oneOffAuthors: movedTo(oneOffAuthors, author.name, place - authors.length) }
        : { authors: movedTo(authors, author.id, place) },
    )
  return (
    <NamePicker
      label={label}
      placeholder="Search Authors"
      source={source}
      rules={rules}
      chosen={chosen}
      onToggle={toggle}
      onMove={isOrdered ? move : undefined}
      isDisabled={isDisabled}
      extraOption={(text, found) => {
        const option = oneOffOption(text, found, chosen)
        return option && { label: option.label, choose: () => toggle(option.author) }
      }}
    />
  )
}
