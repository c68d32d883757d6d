'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { StoryViews } from '#plugins/numbers/numbers.schema.ts'
import { useRpc } from '../api/RpcProvider.tsx'

// Milliseconds between two answers: views are no change of a document, which the change feed would report.
const refreshEvery = 60_000

/** Returns the views of posts by their id, read again every minute; empty until they are known. */
export function useStoryViews(ids: readonly string[]): ReadonlyMap<string, StoryViews> {
  const rpc = useRpc()
  const { data } = useQuery({
    queryKey: ['numbers.getStories', ...ids],
    queryFn: ({ signal }) => rpc.numbers.getStories.query({ ids: [...ids] }, { signal }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    refetchInterval: refreshEvery,
  })
  return new Map(data?.result.map((views) => [views.id, views]))
}
