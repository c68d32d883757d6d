'use client'

import { useQuery } from '@tanstack/react-query'
import { useRpc } from '../procedures/RpcProvider.tsx'

/** What screens go by; null before it is known. It is asked for once while a page is open. */
export function usePublication() {
  const rpc = useRpc()
  const { data } = useQuery({
    queryKey: ['publication.getSettings'],
    queryFn: ({ signal }) => rpc.publication.getSettings.query({}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  return data ?? null
}
