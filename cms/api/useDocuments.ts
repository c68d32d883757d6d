'use client'

import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import DataLoader from 'dataloader'
import { useCallback, useMemo, useState } from 'react'
import { isUnanswered } from './apiError.ts'
import { type DocumentSource, fetchDocuments, idsPerCall } from './documents.ts'

/**
 * Returns the documents of a collection that this editor has met, by id or slug. `find` answers undefined while one is being fetched,
 * null when there is none. Ids needed in one drawing of the page are fetched together.
 */
export function useDocuments<Item extends { id: string; slug?: string }>(api: string, source: DocumentSource<Item>) {
  const [ids, setIds] = useState<readonly string[]>([])
  const loader = useMemo(() => loaderOf(api, source), [api, source])
  const known = useQueries({
    queries: ids.map((id) => ({
      queryKey: ['document', source.collection, source.pointsBy, id],
      queryFn: () => loader.load(id),
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: source.isEditedBeside ? ('always' as const) : false,
      retry: (_: number, error: Error) => isUnanswered(error),
    })),
    combine: useCallback(
      (results: UseQueryResult<Item | null>[]): Record<string, Item | null | undefined> =>
        Object.fromEntries(results.map(({ data }, index) => [ids[index], data])),
      [ids],
    ),
  })
  return useCallback(
    (id: string) => {
      // Asked while a block is being drawn.
      if (!(id in known)) queueMicrotask(() => setIds((before) => (before.includes(id) ? before : [...before, id])))
      return known[id]
    },
    [known],
  )
}

function loaderOf<Item extends { id: string; slug?: string }>(api: string, source: DocumentSource<Item>) {
  const load = async (ids: readonly string[]): Promise<(Item | null)[]> => {
    const items = await fetchDocuments(api, source, ids, source.pointsBy)
    const found = new Map(items.map((item) => [(source.pointsBy && item[source.pointsBy]) ?? item.id, item]))
    return ids.map((id) => found.get(id) ?? null)
  }
  return new DataLoader(load, { cache: false, maxBatchSize: idsPerCall })
}
