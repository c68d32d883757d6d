'use client'

import { useQuery } from '@tanstack/react-query'
import { useRpc } from '../api/RpcProvider.tsx'
import type { RpcOutputs } from '../api/rpc.client.ts'
import { useIsIdle } from '../kit/useIsIdle.ts'

export type ShownVersion = RpcOutputs['editor']['getKeptVersions']['items'][number]

const none: ShownVersion[] = []

/**
 * Returns the versions of a document that have names; none as long as they are not known.
 * @param documentKey the name of the document; null: no document
 * @param asOf asks again when it changes
 */
export function useKeptVersions(documentKey: string | null, asOf?: string): readonly ShownVersion[] {
  const { editor } = useRpc()
  const isIdle = useIsIdle()
  const { data } = useQuery({
    queryKey: ['editor.getKeptVersions', documentKey, asOf],
    queryFn: ({ signal }) => editor.getKeptVersions.query({ id: documentKey ?? '' }, { signal }),
    enabled: isIdle && documentKey !== null,
    placeholderData: (before) => before,
  })
  return data?.items ?? none
}
