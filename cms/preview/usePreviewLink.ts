'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useQuery } from '@tanstack/react-query'
import { useRpc } from '../procedures/RpcProvider.tsx'

/** Milliseconds after which a page that stays open takes a new link: well before the old one ends. */
const renewal = 12 * 60 * 60 * 1000

/** Returns the link to the preview of the post that is open. */
export function usePreviewLink() {
  const { id } = useDocumentInfo()
  const rpc = useRpc()
  return useQuery({
    queryKey: ['post.createPreviewLink', id],
    queryFn: ({ signal }) => rpc.post.createPreviewLink.query({ id: Number(id) }, { signal }),
    enabled: id !== undefined && id !== null,
    staleTime: renewal,
    refetchInterval: renewal,
    gcTime: Number.POSITIVE_INFINITY,
  })
}
