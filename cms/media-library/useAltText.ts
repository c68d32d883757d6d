'use client'

import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { EditorServices } from '#blocks/core/editor.types.ts'
import { useRpc } from '../procedures/RpcProvider.tsx'

/** Who suggests alternative texts. Until that is known nobody does, without a reason. */
export function useAltText(): EditorServices['altText'] {
  const { media } = useRpc()
  const { data } = useQuery({
    queryKey: ['media.getLibrary', 'altText'],
    queryFn: ({ signal }) => media.getLibrary.query({}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  const missing = data?.altTextMissing ?? null
  return useMemo(
    () => ({ missing, write: async (id) => (await media.generateAltText.mutate({ contentId: id })).altText }),
    [missing, media],
  )
}
