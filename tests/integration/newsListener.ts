import type WebSocket from 'ws'
import { newsGuid, newsPath, readNewsMessage, writeNewsRequest } from '#plugins/collaboration/news/news.messages.ts'
import { signRoomToken } from '#plugins/collaboration/room/room.token.ts'
import { until } from '#tests/until.ts'
import type { Person } from './people.ts'
import { backOffice, type SharedNewsroom, socketFrom, type WrongClaims } from './sharedRoom.ts'

/** A page of the back office that listens to news. */
export interface NewsListener {
  socket: WebSocket
  /** How often something was heard. */
  heard: (type: string) => number
  /** @param ids null: whatever is being worked on */
  watch: (ids: string[] | null) => void
  /** Why it was closed; null while it is open. */
  closed: () => string | null
  leave: () => void
}

/**
 * Listens to news as a person; settles when the server has accepted or refused the ticket.
 * @param wrong claims of the ticket to replace
 */
export async function listenToNews(
  { payload, port }: Pick<SharedNewsroom, 'payload' | 'port'>,
  person: Person,
  { expires = Date.now() + 60_000, ...wrong }: WrongClaims = {},
): Promise<NewsListener> {
  const claims = { guid: newsGuid, person: person.id, schema: '', generation: '', ...wrong }
  const token = await signRoomToken(claims, payload.config.secret, new Date(expires))
  const Socket = socketFrom(backOffice)
  const socket = new Socket(`ws://127.0.0.1:${port}${newsPath}`)
  const heard: string[] = []
  let closed: string | null = null
  socket.on('open', () => socket.send(writeNewsRequest('news.enter', { token })))
  socket.on('message', (data) => {
    const read = readNewsMessage(data.toString())
    if (read?.status === 'ok') heard.push(read.message.type)
  })
  socket.on('close', (_, reason) => {
    closed = reason.toString()
  })
  await until('news are heard or refused', () => heard.includes('news.ready') || closed !== null)
  return {
    socket,
    heard: (type) => heard.filter((one) => one === type).length,
    watch: (ids) => socket.send(writeNewsRequest('presence.watch', { ids })),
    closed: () => closed,
    leave: () => socket.terminate(),
  }
}
