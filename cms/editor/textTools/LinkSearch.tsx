'use client'

import { useConfig } from '@payloadcms/ui'
import { type ReactNode, useCallback } from 'react'
import { type FindLinkTargets, LinkTargets } from '#blocks/core/useLinkTargets.ts'
import { useRpc } from '../../api/RpcProvider.tsx'

/** Lets every link editor of the back office find the newsroom's own documents. */
export function LinkSearch({ children }: { children: ReactNode }) {
  const rpc = useRpc()
  const { config } = useConfig()
  const find = useCallback<FindLinkTargets>(
    async (text, signal) => {
      const { items } = await rpc.command.links.query({ text }, { signal })
      return items.map(({ collection, id, title, path }) => {
        const shown = config.collections.find(({ slug }) => slug === collection)
        return {
          key: `${collection}-${id}`,
          title: title.trim() || 'Untitled',
          kind: String(shown?.labels.singular),
          path,
        }
      })
    },
    [rpc, config.collections],
  )
  return <LinkTargets value={find}>{children}</LinkTargets>
}
