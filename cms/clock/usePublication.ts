'use client'

import { useQuery } from '@tanstack/react-query'
import { defaultTimeZone } from '#contract/defaultTimeZone.ts'
import { useRpc } from '../procedures/RpcProvider.tsx'

/** Returns the publication's settings for screens, fetched once a page; null until they have arrived. */
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

/** Returns the publication's time zone by its IANA name, the default one until the settings have arrived. */
export const useTimeZone = (): string => usePublication()?.timeZone ?? defaultTimeZone
