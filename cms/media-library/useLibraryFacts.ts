'use client'

import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { EditorServices } from '#blocks/core/editor.types.ts'
import { useRpc } from '../api/RpcProvider.tsx'
import type { LibraryFacts } from './libraryItem.types.ts'

/**
 * Returns the properties of this newsroom's library. They do not change while the back office runs, so they are fetched
 * once a page, and before the library is opened, which is shown at once then.
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

/** Returns the service that suggests alternative texts. Until that is known there is none, without a reason. */
export function useAltText(): EditorServices['altText'] {
  const { media } = useRpc()
  const missing = useLibraryFacts().library?.altTextMissing ?? null
  return useMemo(
    () => ({ missing, write: async (id) => (await media.generateAltText.mutate({ contentId: id })).altText }),
    [missing, media],
  )
}
