'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { withInitialFirst } from './selection.ts'

interface Page<Item> {
  items: readonly Item[]
  pagination: { totalItems: number; totalPages: number }
}

export interface PickerPage<Item> {
  /** Null before the first answer. */
  items: readonly Item[] | null
  totalItems: number
  totalPages: number
  error: string | null
  isLoading: boolean
  retry(): void
}

/**
 * Returns a page of a picker's results. Aborts the previous request; its page stays, paler, until the next one is
 * there. The initial selection is fetched by its ids and stands first on page 1; a failure of that is only logged to
 * the console.
 */
export function usePickerPage<Input extends { page: number }, Item extends { id: string }>({
  name,
  input,
  ask,
  initialIds,
  askByIds,
}: {
  // Of the procedure.
  name: string
  input: Input
  ask(input: Input, signal: AbortSignal): Promise<Page<Item>>
  initialIds: readonly string[]
  askByIds(ids: string[], signal: AbortSignal): Promise<{ results: readonly Item[]; errors: readonly unknown[] }>
}): PickerPage<Item> {
  const answer = useQuery({
    queryKey: [name, input],
    queryFn: ({ signal }) => ask(input, signal),
    placeholderData: keepPreviousData,
    // Fetches again when the user comes back: something may have been created in another tab.
    refetchOnWindowFocus: true,
  })
  const initial = useQuery({
    queryKey: [name, 'by ids', initialIds],
    queryFn: ({ signal }) => askByIds([...initialIds], signal),
    enabled: initialIds.length > 0,
  })
  useEffect(() => {
    if (initial.error) console.warn(initial.error)
    if (initial.data?.errors.length) console.warn(initial.data.errors)
  }, [initial.error, initial.data])

  const { data, error, isFetching, refetch } = answer
  return {
    items: error || !data ? null : withInitialFirst(input.page, initial.data?.results ?? [], data.items),
    totalItems: data?.pagination.totalItems ?? 0,
    totalPages: data?.pagination.totalPages ?? 0,
    error: error?.message ?? null,
    // What was chosen before must not push the others down under the pointer.
    isLoading: isFetching || initial.isLoading,
    retry: () => void refetch(),
  }
}
