'use client'

import { toast, useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'
import type { SharedField } from '#plugins/collaboration/document/fields.plan.ts'
import { readContent } from '#plugins/collaboration/document/fields.read.ts'
import type { Room, RoomEvent } from './room.types.ts'
import { useSharedFields } from './useFieldBridge.ts'
import { useSentAway } from './useSentAway.ts'

/** Milliseconds that an error stays (back-office specification, section 8). */
const errorDuration = 10_000

/** Tells people what happened in a room that they have to know. */
export function useRoomEvents(room: Room | null): void {
  const fields = useSharedFields()
  const { setLastUpdateTime } = useDocumentInfo()
  const sentAway = useSentAway()
  useEffect(
    () =>
      room?.onEvent((event) => {
        // Whatever shows the state of the draft, its status first of all, looks again.
        if (event.type === 'draft.saved') setLastUpdateTime(event.at)
        else if (event.type === 'unlocked') sentAway()
        else tell(event, room, fields)
      }),
    [room, fields, setLastUpdateTime, sentAway],
  )
}

function tell(
  event: Exclude<RoomEvent, { type: 'draft.saved' | 'unlocked' }>,
  room: Room,
  fields: readonly SharedField[],
): void {
  switch (event.type) {
    case 'save.failed':
      toast.error('Document could not be saved', {
        description: [event.reason, `When reporting this issue please include the following ID: ${event.traceId}`]
          .filter(Boolean)
          .join(' '),
        duration: errorDuration,
        closeButton: true,
        action: { label: 'Copy data to clipboard', onClick: () => void copyData(event.traceId, room, fields) },
      })
      break
    case 'not understood':
      toast.error("Oops, you sent something we don't understand", {
        description: [
          event.isIncomplete
            ? 'We received a message from you, but we are missing some information.'
            : 'We received a message from you, but we do not know what to do with it.',
          'Please report it to the engineering team and include the following details:',
        ].join(' '),
        duration: errorDuration,
        closeButton: true,
        action: {
          label: 'Copy data to clipboard',
          onClick: () => void copy({ document: room.guid, ...event.details }),
        },
      })
      break
    case 'undo.lost':
      toast.info('The last step can no longer be undone: a colleague changed the same place.')
      break
    case 'forbidden':
      toast.error('You do not have permissions to do this', {
        description: `You attempted to perform an action you are not allowed to. The additional permissions required for this action are: ${event.missing.join(', ')}`,
        duration: errorDuration,
        closeButton: true,
      })
      break
    case 'problem':
      toast.error(event.message, { duration: errorDuration, closeButton: true })
      break
  }
}

/** What a report needs, and all that was written, so that nobody has to trust a save that fails. */
async function copyData(traceId: string, { guid, document }: Room, fields: readonly SharedField[]): Promise<void> {
  await copy({ traceId, document: guid, content: readContent(document, fields) })
}

async function copy(data: object): Promise<void> {
  await navigator.clipboard.writeText(JSON.stringify(data, null, 2))
  toast.success('Data copied to clipboard')
}
