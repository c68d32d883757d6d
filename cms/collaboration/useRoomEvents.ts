'use client'

import { toast, useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'
import type { SharedField } from '#plugins/collaboration/document/fields.plan.ts'
import { readContent } from '#plugins/collaboration/document/fields.read.ts'
import { notifyError } from '../kit/notices.ts'
import { eventNotice } from './eventNotice.ts'
import type { Room, RoomEvent } from './room.types.ts'
import { useSharedFields } from './useFieldBridge.ts'
import { useSentAway } from './useSentAway.ts'

// Milliseconds that a notice stays which takes a moment to read.
const readingTime = 10_000

export function useRoomEvents(room: Room | null): void {
  const fields = useSharedFields()
  const { setLastUpdateTime } = useDocumentInfo()
  const sentAway = useSentAway()
  useEffect(
    () =>
      room?.onEvent((event) => {
        // Has all parts that show the state of the draft, its status first of all, refresh it.
        if (event.type === 'draft.saved') setLastUpdateTime(event.at)
        else if (event.type === 'unlocked') sentAway()
        else showNotice(event, room, fields)
      }),
    [room, fields, setLastUpdateTime, sentAway],
  )
}

function showNotice(event: RoomEvent, room: Room, fields: readonly SharedField[]): void {
  const notice = eventNotice(event)
  if (!notice) return
  const { title, description, isError, report } = notice
  if (!isError)
    return void toast.info(title, { description, ...(description && { duration: readingTime, closeButton: true }) })
  // Data of a report; after a failed save it includes all that was written, so that it is not lost.
  const copyReport = () => {
    const content = report?.hasContent ? { content: readContent(room.document, fields) } : {}
    void copy({ ...report?.data, document: room.documentKey, ...content })
  }
  toast.error(title, {
    description,
    duration: readingTime,
    closeButton: true,
    ...(report && { action: { label: 'Copy data to clipboard', onClick: copyReport } }),
  })
}

async function copy(data: object): Promise<void> {
  try {
    await navigator.clipboard.writeText(JSON.stringify(data, null, 2))
    toast.success('Data copied to clipboard')
  } catch {
    // Browsers have no clipboard for pages without https, and ask before they let one use it.
    notifyError('The browser did not let the data be copied')
  }
}
