'use client'

import { useDocumentInfo, useForm } from '@payloadcms/ui'
import { useEffect } from 'react'
import type { Room } from './room.types.ts'

/** Shows remote changes of the document's state in this form, without touching fields that the user is typing in. */
export function usePostSynced(room: Room | null): void {
  const { dispatchFields } = useForm()
  const { setHasPublishedDoc, setLastUpdateTime, setUnpublishedVersionCount, incrementVersionCount } = useDocumentInfo()
  useEffect(
    () =>
      room?.onEvent((event) => {
        if (event.type !== 'post.synced') return
        const { id: _, ...fields } = event.post
        for (const [path, value] of Object.entries(fields)) {
          if (value !== null) dispatchFields({ type: 'UPDATE', path, value, initialValue: value })
        }
        if (fields._status === 'published') setHasPublishedDoc(true)
        if (fields.publishStatus === 'DRAFT') setHasPublishedDoc(false)
        if (fields.publishStatus === 'PUBLISHED') setUnpublishedVersionCount(0)
        incrementVersionCount()
        setLastUpdateTime(Date.now())
      }),
    [room, dispatchFields, setHasPublishedDoc, setLastUpdateTime, setUnpublishedVersionCount, incrementVersionCount],
  )
}
