'use client'

import { toast } from '@payloadcms/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { documentKeyOf, type SharedCollection } from '#plugins/collaboration/room/documentKey.ts'
import { useRpc } from '../api/RpcProvider.tsx'
import { notifyError } from '../kit/notices.ts'

/**
 * Takes documents from who holds them, and says how it went (docs/spec/newsroom.md#force-unlock).
 * @param noun what such a document is called: "Post"
 */
export function useForceUnlock(collection: SharedCollection, noun: string) {
  const rpc = useRpc()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string | number) => rpc.editor.requestUnlock.mutate({ id: documentKeyOf(collection, id) }),
    onSuccess: () => toast.success(`${noun} unlocked`),
    onError: (error) => notifyError(`Unable to unlock ${noun.toLowerCase()}`, error.message),
    onSettled: () => queries.invalidateQueries({ queryKey: ['editor.getPresence'] }),
  })
}
