'use client'

import { useQuery } from '@tanstack/react-query'
import type { SharedCollection } from '#plugins/collaboration/room/guid.ts'
import { guidOf } from '#plugins/collaboration/room/guid.ts'
import { useRpc } from '../procedures/RpcProvider.tsx'
import type { RpcOutputs } from '../procedures/rpc.client.ts'

export type ShownPresence = RpcOutputs['editor']['getPresence']['items'][number]

/** Milliseconds between two looks; a page that nobody sees looks no more. */
const lookInterval = 3000

/** Who is in some documents now, by the documents' ids. */
export function usePresence(collection: SharedCollection, ids: readonly string[]): ReadonlyMap<string, ShownPresence> {
  const rpc = useRpc()
  const input = { ids: ids.map((id) => guidOf(collection, id)) }
  const { data } = useQuery({
    queryKey: ['editor.getPresence', input],
    queryFn: ({ signal }) => rpc.editor.getPresence.query(input, { signal }),
    enabled: ids.length > 0,
    refetchInterval: lookInterval,
    refetchOnWindowFocus: true,
    placeholderData: (before) => before,
  })
  return new Map(data?.items.map((item) => [item.id, item]))
}

/** Everything that is being worked on now; undefined until that is known. */
export function useAllPresence(): { items: readonly ShownPresence[] | undefined; error: Error | null } {
  const rpc = useRpc()
  const { data, error } = useQuery({
    queryKey: ['editor.getPresence', {}],
    queryFn: ({ signal }) => rpc.editor.getPresence.query({}, { signal }),
    refetchInterval: lookInterval,
    refetchOnWindowFocus: true,
  })
  return { items: data?.items, error }
}
