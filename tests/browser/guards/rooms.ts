import { z } from 'zod'
import { type SentPayloads, writeClientMessage } from '#plugins/collaboration/messages/client.messages.ts'
import { documentKeyOf } from '#plugins/collaboration/room/documentKey.ts'
import { roomTicketOf, ticketAddress } from '#plugins/collaboration/room/roomTicket.ts'
import { schemaId } from '#plugins/collaboration/room/schemaId.ts'
import { ask, enterRoom, type RoomGuest } from '#tests/integration/sharedRoom.ts'
import { until } from '#tests/until.ts'
import type { RestPerson } from '../lifecycle/restPerson.ts'
import type { SharedNewsroom } from '../newsroom.ts'

/** Enters the room of a post as a person, and settles when the document is there. */
export async function enterPost(newsroom: SharedNewsroom, person: RestPerson, id: number): Promise<RoomGuest> {
  const documentKey = documentKeyOf('posts', id)
  const address = ticketAddress({ guid: documentKey, schema: schemaId }).replace(/^\/api/, '')
  // Before the socket opens: the server closes sockets that show no ticket soon.
  const { token, url } = roomTicketOf((await person.call('GET', address)).body)
  const port = Number(new URL(url).port)
  const guest = enterRoom({ port }, documentKey, async () => token, { origin: newsroom.cmsUrl })
  // Without a document, the error names the refusals.
  await until(
    `post ${id} is synced`,
    () => guest.provider.synced || guest.refusals,
    (synced) => synced === true,
  )
  return guest
}

// Milliseconds; a lock ends after 20 seconds without a heartbeat.
const heartbeat = 3000

/** Locks a post as a person, and keeps the lock. @returns a function that gives it up */
export async function lockPost(newsroom: SharedNewsroom, person: RestPerson, id: number): Promise<() => Promise<void>> {
  const guest = await enterPost(newsroom, person, id)
  const { error } = await ask(guest, 'document.lock', {})
  if (error) throw new Error(`Post ${id} cannot be locked: ${JSON.stringify(error)}`)
  const timer = setInterval(
    () => guest.provider.sendStateless(writeClientMessage('client.heartbeat', {}).text),
    heartbeat,
  )
  return async () => {
    clearInterval(timer)
    await ask(guest, 'document.lock.release', {})
    guest.leave()
  }
}

const answer = z.object({ error: z.object({ error: z.string() }).optional() })

// The statuses that REST gives the refusals of a room.
const statuses: Record<string, number> = {
  'action.permissions.forbidden': 403,
  'document.locked': 423,
  'readiness.failed': 422,
}

export async function statusInRoom<Type extends keyof SentPayloads>(
  guest: RoomGuest,
  type: Type,
  payload: SentPayloads[Type],
): Promise<number> {
  const { error } = answer.parse(await ask(guest, type, payload))
  return error ? (statuses[error.error] ?? Number(error.error)) : 200
}
