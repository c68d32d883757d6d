'use client'

import { useMemo } from 'react'
import type { EditorServices } from '#blocks/core/editor.types.ts'
import { useRpc } from '../api/RpcProvider.tsx'
import { useLibraryFacts } from './useLibraryFacts.ts'

/** Returns the service that suggests alternative texts. Until that is known there is none, without a reason. */
export function useAltText(): EditorServices['altText'] {
  const { media } = useRpc()
  const missing = useLibraryFacts().library?.altTextMissing ?? null
  return useMemo(
    () => ({ missing, write: async (id) => (await media.generateAltText.mutate({ contentId: id })).altText }),
    [missing, media],
  )
}
