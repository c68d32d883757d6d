'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Dashboard } from '#plugins/dashboard/dashboard.schema.ts'
import { useRpc } from '../api/RpcProvider.tsx'
import { useChangeFeed } from '../change-feed/useChangeFeed.ts'

const key = ['dashboard.getDashboard']

/**
 * Returns what the dashboard shows, fetched again when the change feed reports a change; without a connection to the
 * feed, when the window gets the focus.
 * @param initial answer that the server rendered
 */
export function useDashboard(initial: Dashboard): { dashboard: Dashboard; error: Error | null } {
  const rpc = useRpc()
  const queries = useQueryClient()
  const isLive = useChangeFeed('lists.changed', () => void queries.invalidateQueries({ queryKey: key }))
  const { data, error } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => rpc.dashboard.getDashboard.query({}, { signal }),
    initialData: initial,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: isLive ? false : 'always',
  })
  return { dashboard: data, error }
}
