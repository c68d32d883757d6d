'use client'

import { useEditorConfigContext } from '@payloadcms/richtext-lexical/client'
import { toast, useDocumentInfo } from '@payloadcms/ui'
import type { LexicalEditor, NodeKey } from 'lexical'
import { usePublication } from '../../clock/usePublication.ts'
import { useRoom } from '../../collaboration/useRoom.ts'
import { commentStoreOf } from '../../comments/commentStore.ts'
import { notifyDone } from '../../kit/notices.ts'
import { useLifecycleState } from '../../lifecycle/useLifecycle.ts'
import { blockHash, readersAnchor } from '../blockLink.ts'

export interface BlockLink {
  label: string
  copy(): Promise<void>
}

/**
 * Returns the links to a block: to its place in the back office, and, where readers have it under an id, to its place on
 * the live page.
 */
export function useBlockLinks(editor: LexicalEditor, key: NodeKey): BlockLink[] {
  const room = useRoom()
  const { path } = useEditorConfigContext().fieldProps
  const { collectionSlug } = useDocumentInfo()
  const siteUrl = usePublication()?.siteUrl
  const livePath = useLifecycleState()?.livePath ?? null
  const binding = room && commentStoreOf(room).texts.get(path)?.binding
  const anchor = collectionSlug === 'posts' && livePath !== null && siteUrl ? readersAnchor(editor, key) : null
  const links: BlockLink[] = []
  if (binding) {
    const address = () => {
      const hash = blockHash(editor, binding, key)
      return hash === null ? null : window.location.origin + window.location.pathname + hash
    }
    links.push({ label: 'Copy link', copy: () => copyAddress(address()) })
  }
  if (anchor !== null)
    links.push({
      label: 'Copy link for readers',
      copy: () => copyAddress(`${siteUrl}${livePath}#${encodeURIComponent(anchor)}`),
    })
  return links
}

async function copyAddress(address: string | null): Promise<void> {
  if (address === null) return
  try {
    await navigator.clipboard.writeText(address)
    notifyDone('Link copied')
  } catch {
    toast.error('The browser did not allow copying.', { description: address })
  }
}
