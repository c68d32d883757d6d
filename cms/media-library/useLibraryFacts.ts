'use client'

import { useQuery } from '@tanstack/react-query'
import { useRpc } from '../procedures/RpcProvider.tsx'
import type { LibraryFacts } from './libraryItem.types.ts'

/**
 * What the library of this newsroom is. It stays that as long as the back office runs, so it is asked for once a page: an
 * editor knows it before anybody opens the library, which is there at once then.
 */
export function useLibraryFacts(): { library: LibraryFacts | null; isPending: boolean } {
  const { media } = useRpc()
  const { data, isPending } = useQuery({
    queryKey: ['media.getLibrary'],
    queryFn: ({ signal }) => media.getLibrary.query({}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  return { library: data ?? null, isPending }
}
