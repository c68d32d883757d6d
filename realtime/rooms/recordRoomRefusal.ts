import type { Payload } from 'payload'
import { parseDocumentKey } from '#plugins/collaboration/room/documentKey.ts'
import { recordRefusal } from '#plugins/permissions/recordRefusal.ts'
import { requestOf } from './memberOf.ts'
import { type RoomContext, visitorIn } from './roomContext.ts'

/** The reason for a person who has no right to write the document. */
export const mayOnlyRead = 'The person may only read the document'

/** Adds to the activity log that a person in a room tried to change something without the right. Never throws. */
export async function recordRoomRefusal(
  payload: Payload,
  documentKey: string,
  context: RoomContext,
  refused: { call: string; reason: string },
): Promise<void> {
  try {
    const { collection, id } = parseDocumentKey(documentKey)
    const req = await requestOf(payload, visitorIn(context))
    if (req) await recordRefusal(req, { ...refused, kind: collection, id: String(id), source: 'screen' })
  } catch (error) {
    payload.logger.error({ err: error, guid: documentKey, msg: 'A refusal was not recorded' })
  }
}
