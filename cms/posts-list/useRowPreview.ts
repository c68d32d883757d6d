'use client'

import type { ListItem } from '#collections/posts-list/listAnswer.types.ts'
import type { ListedCollection } from '#collections/posts-list/listModels.ts'
import { useRpc } from '../api/RpcProvider.tsx'
import { notifyError } from '../kit/notices.ts'

export function useRowPreview(collection: ListedCollection): (item: ListItem) => Promise<void> {
  const { preview } = useRpc()
  return async ({ id }) => {
    // A window that is opened after the answer counts as one that was not requested.
    const opened = window.open('', '_blank')
    try {
      const { url } = await preview.createLink.query({ collection, id })
      if (!opened) throw new Error('The browser did not allow another window.')
      opened.opener = null
      opened.location.replace(url)
    } catch (error) {
      opened?.close()
      notifyError('Unable to preview it', error instanceof Error ? error.message : String(error))
    }
  }
}
