'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { SharedCollection } from '#plugins/collaboration/room/documentKey.ts'
import { documentKeyOf } from '#plugins/collaboration/room/documentKey.ts'
import { useRpc } from '../api/RpcProvider.tsx'
import type { RpcOutputs } from '../api/rpc.client.ts'
import { useChangeFeed } from '../change-feed/useChangeFeed.ts'

export type ShownPresence = RpcOutputs['editor']['getPresence']['items'][number]

// Polling interval in milliseconds of a page without a change feed; a hidden page does not poll.
const lookInterval = 3000

// The interval with a change feed: titles change without an event.
const titleInterval = 60_000

/** Returns the users who are in some documents now, by the documents' ids. */
export function usePresence(collection: SharedCollection, ids: readonly string[]): ReadonlyMap<string, ShownPresence> {
  const { data } = usePresenceOf(ids.map((id) => documentKeyOf(collection, id)))
  return new Map(data?.items.map((item) => [item.id, item]))
}

/** Returns the presence of all documents in use; undefined until it is known. */
export function useAllPresence(): { items: readonly ShownPresence[] | undefined; error: Error | null } {
  const { data, error } = usePresenceOf(null)
  return { items: data?.items, error }
}

// `ids`: the names of the documents; null: all.
function usePresenceOf(ids: readonly string[] | null) {
  const rpc = useRpc()
  const input = ids ? { ids: [...ids] } : {}
  const queryKey = ['editor.getPresence', input]
  const isAsking = ids === null || ids.length > 0
  const queries = useQueryClient()
  const isLive = useChangeFeed(
    'presence.changed',
    () => void queries.invalidateQueries({ queryKey }),
    isAsking ? ids : undefined,
  )
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => rpc.editor.getPresence.query(input, { signal }),
    enabled: isAsking,
    refetchInterval: isLive ? titleInterval : lookInterval,
    refetchOnWindowFocus: true,
    placeholderData: (before) => before,
  })
}
