import type WebSocket from 'ws'
import {
  changeFeedKey,
  changeFeedPath,
  readFeedMessage,
  writeFeedRequest,
} from '#plugins/collaboration/change-feed/changeFeed.messages.ts'
import { signRoomToken } from '#plugins/collaboration/room/room.token.ts'
import { until } from '#tests/until.ts'
import type { Person } from './people.ts'
import { backOffice, type SharedNewsroom, socketFrom, type WrongClaims } from './sharedRoom.ts'

/** A page of the back office that listens to the change feed. */
export interface ChangeFeedListener {
  socket: WebSocket
  /** Returns how often a message of this type was received. */
  heard: (type: string) => number
  /** @param ids null: whatever is being worked on */
  watch: (ids: string[] | null) => void
  /** Why it was closed; null while it is open. */
  closed: () => string | null
  leave: () => void
}

/**
 * Listens to the change feed as a person; settles when the server has accepted or refused the ticket.
 * @param wrong claims of the ticket to replace
 */
export async function listenToChangeFeed(
  { payload, port }: Pick<SharedNewsroom, 'payload' | 'port'>,
  person: Person,
  { expires = Date.now() + 60_000, ...wrong }: WrongClaims = {},
): Promise<ChangeFeedListener> {
  const claims = { guid: changeFeedKey, person: person.id, session: '', by: null, schema: '', generation: '', ...wrong }
  const token = await signRoomToken(claims, payload.config.secret, new Date(expires))
  const Socket = socketFrom(backOffice)
  const socket = new Socket(`ws://127.0.0.1:${port}${changeFeedPath}`)
  const heard: string[] = []
  let closed: string | null = null
  socket.on('open', () => socket.send(writeFeedRequest('news.enter', { token })))
  socket.on('message', (data) => {
    const read = readFeedMessage(data.toString())
    if (read?.status === 'ok') heard.push(read.message.type)
  })
  socket.on('close', (_, reason) => {
    closed = reason.toString()
  })
  await until('the ticket is accepted or refused', () => heard.includes('news.ready') || closed !== null)
  return {
    socket,
    heard: (type) => heard.filter((one) => one === type).length,
    watch: (ids) => socket.send(writeFeedRequest('presence.watch', { ids })),
    closed: () => closed,
    leave: () => socket.terminate(),
  }
}
