import type { InTransaction } from '#database/sql.ts'
import { documentKeyOf, type SharedDocumentName } from '../room/documentKey.ts'
import { notifyRoom } from '../storage/notifications.ts'
import { type ServerPayloads, writeServerMessage } from './server.messages.ts'

// Bytes that PostgreSQL takes along with a notification.
const maxBytes = 7900

/**
 * Sends a message to every user who has a document open, once the request's transaction is committed; rolled-back
 * changes are not announced. Does nothing where no user has it open, and a real-time server that is down misses the
 * message: say that something changed, and let browsers request the change.
 * @param to the one user who receives it, in all of their windows; left out: every user
 * @throws RangeError for a message of more than 7900 bytes
 */
export async function announce<Type extends keyof ServerPayloads>(
  req: InTransaction,
  { collection, id }: SharedDocumentName,
  type: Type,
  payload: ServerPayloads[Type],
  { to }: { to?: number } = {},
): Promise<void> {
  const notice = JSON.stringify({ guid: documentKeyOf(collection, id), message: writeServerMessage(type, payload), to })
  if (Buffer.byteLength(notice) > maxBytes) throw new RangeError(`The message ${type} is too long to be announced`)
  await notifyRoom(req, notice)
}
