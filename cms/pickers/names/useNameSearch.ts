'use client'

import { useDebounce } from '@payloadcms/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import type { Named, NameSource } from './names.types.ts'
import { searchFailure } from './searchFailure.ts'

export interface NameSearch {
  /** Null before the first answer, and while too little is typed. */
  items: readonly Named[] | null
  /** Number of all matches; null when it is unknown. */
  total: number | null
  hasMore: boolean
  isLoading: boolean
  error: string | null
}

/**
 * Returns the results of a search during typing. A new text aborts the previous request; too short a one sends none.
 */
export function useNameSearch(
  { name, search }: NameSource,
  text: string,
  // From 1.
  page: number,
  // Milliseconds after the last key.
  { debounceMs, minLetters }: { debounceMs: number; minLetters: number },
): NameSearch {
  const typed = text.trim()
  const sought = useDebounce(typed, debounceMs)
  const isAsking = typed.length >= minLetters
  const isEnabled = isAsking && sought.length >= minLetters
  const { data, error, isFetching } = useQuery({
    queryKey: [name, sought, page],
    queryFn: ({ signal }) => search(sought, page, signal),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
  })
  const isAnswered = isEnabled && !error && data !== undefined
  return {
    items: isAnswered ? data.items : null,
    total: isAnswered ? data.total : null,
    hasMore: isAnswered && data.hasMore,
    isLoading: isAsking && (isFetching || sought !== typed),
    error: isEnabled && error ? searchFailure(error) : null,
  }
}

/**
 * Returns the names of what is chosen; what is gone is called by its number. Each is requested once.
 * `meet` takes a name that is known already, so that it need not be requested.
 */
export function useResolvedNames({ name, resolve }: NameSource, ids: readonly string[]) {
  const [known, setKnown] = useState<ReadonlyMap<string, Named>>(new Map())
  const missing = ids.filter((id) => !known.has(id))
  const { data } = useQuery({
    queryKey: [name, 'by ids', missing],
    queryFn: ({ signal }) => resolve(missing, signal),
    enabled: missing.length > 0,
  })
  const meet = useCallback(
    (items: readonly Named[]) =>
      setKnown((before) => new Map([...before, ...items.map((item) => [item.id, item] as const)])),
    [],
  )
  useEffect(() => {
    if (data && data.length > 0) meet(data)
  }, [data, meet])
  const chosen = ids.map((id): Named => known.get(id) ?? { id, name: data ? `No. ${id}` : '…' })
  return { chosen, meet }
}
