'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { skipToken, useQuery } from '@tanstack/react-query'
import { sharedCollections } from '#plugins/collaboration/room/documentKey.ts'
import { useRpc } from '../api/RpcProvider.tsx'

// Milliseconds after which a page that stays open takes a new link: well before the old one ends.
const renewal = 12 * 60 * 60 * 1000

export function usePreviewLink() {
  const { id, collectionSlug } = useDocumentInfo()
  const collection = sharedCollections.find((slug) => slug === collectionSlug)
  const rpc = useRpc()
  return useQuery({
    queryKey: ['preview.createLink', collection, id],
    queryFn: collection
      ? ({ signal }) => rpc.preview.createLink.query({ collection, id: Number(id) }, { signal })
      : skipToken,
    enabled: id !== undefined && id !== null,
    staleTime: renewal,
    refetchInterval: renewal,
    gcTime: Number.POSITIVE_INFINITY,
  })
}
