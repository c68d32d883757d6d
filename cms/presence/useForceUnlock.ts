'use client'

import { toast } from '@payloadcms/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { guidOf, type SharedCollection } from '#plugins/collaboration/room/guid.ts'
import { useRpc } from '../procedures/RpcProvider.tsx'

/** Milliseconds that an error stays (back-office specification, section 9). */
const errorDuration = 10_000

/**
 * Takes documents from who holds them, and says how it went (back-office specification, section 7.1).
 * @param noun what such a document is called: "Post"
 */
export function useForceUnlock(collection: SharedCollection, noun: string) {
  const rpc = useRpc()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string | number) => rpc.editor.requestUnlock.mutate({ id: guidOf(collection, id) }),
    onSuccess: () => toast.success(`${noun} unlocked`),
    onError: (error) =>
      toast.error(`Unable to unlock ${noun.toLowerCase()}`, {
        description: error.message,
        duration: errorDuration,
        closeButton: true,
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['editor.getPresence'] }),
  })
}
