'use client'

import { useDebounce } from '@payloadcms/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Named, NameSource } from './names.types.ts'
import { searchFailure } from './searchFailure.ts'

export interface NameSearch {
  /** Null before the first answer, and while too little is typed. */
  items: readonly Named[] | null
  total: number
  isLoading: boolean
  error: string | null
}

/** What a search finds while somebody types. A new text aborts the search before; too short a one asks nobody. */
export function useNameSearch(
  { name, search }: NameSource,
  text: string,
  /** Milliseconds after the last key. */
  { pause, fewestLetters }: { pause: number; fewestLetters: number },
): NameSearch {
  const typed = text.trim()
  const sought = useDebounce(typed, pause)
  const isAsking = typed.length >= fewestLetters
  const isEnabled = isAsking && sought.length >= fewestLetters
  const { data, error, isFetching } = useQuery({
    queryKey: [name, sought],
    queryFn: ({ signal }) => search(sought, signal),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
  })
  const isAnswered = isEnabled && !error && data !== undefined
  return {
    items: isAnswered ? data.items : null,
    total: isAnswered ? data.total : 0,
    isLoading: isAsking && (isFetching || sought !== typed),
    error: isEnabled && error ? searchFailure(error) : null,
  }
}

/** The names of what is chosen; what is gone is called by its number. */
export function useResolvedNames({ name, resolve }: NameSource, ids: readonly string[]): readonly Named[] {
  const { data, isSuccess } = useQuery({
    queryKey: [name, 'by ids', ids],
    queryFn: ({ signal }) => resolve([...ids], signal),
    enabled: ids.length > 0,
    // A chip must not lose its name while another one is added.
    placeholderData: keepPreviousData,
  })
  const known = new Map(data?.map((item) => [item.id, item]))
  return ids.map((id) => known.get(id) ?? { id, name: isSuccess ? `No. ${id}` : '…' })
}
