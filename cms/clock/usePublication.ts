'use client'

import { queryOptions, useQuery } from '@tanstack/react-query'
import { defaultTimeZone } from '#contract/defaultTimeZone.ts'
import { useRpc } from '../api/RpcProvider.tsx'

/** Returns the query of the publication's settings for screens, which are fetched once a page. */
export function publicationQuery(rpc: ReturnType<typeof useRpc>) {
  return queryOptions({
    queryKey: ['publication.getSettings'],
    queryFn: ({ signal }) => rpc.publication.getSettings.query({}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
}

/** Returns the publication's settings for screens; null until they have arrived. */
export function usePublication() {
  return useQuery(publicationQuery(useRpc())).data ?? null
}

/** Returns the publication's time zone by its IANA name, the default one until the settings have arrived. */
export function useTimeZone(): string {
  return usePublication()?.timeZone ?? defaultTimeZone
}
