'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Home } from '#plugins/home/home.schema.ts'
import { useRpc } from '../api/RpcProvider.tsx'
import { useChangeFeed } from '../change-feed/useChangeFeed.ts'

const key = ['home.getHome']

/**
 * Returns what the dashboard shows, fetched again when the change feed reports a change; without a connection to the
 * feed, when the window gets the focus.
 * @param initial answer that the server rendered
 */
export function useHome(initial: Home): { home: Home; error: Error | null } {
  const rpc = useRpc()
  const queries = useQueryClient()
  const isLive = useChangeFeed('lists.changed', () => void queries.invalidateQueries({ queryKey: key }))
  const { data, error } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => rpc.home.getHome.query({}, { signal }),
    initialData: initial,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: isLive ? false : 'always',
  })
  return { home: data, error }
}
