import type { Hocuspocus } from '@hocuspocus/server'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { DatabaseListener } from '#database/databaseListener.ts'
import { readServerMessage } from '#plugins/collaboration/messages/server.messages.ts'
import { channels } from '#plugins/collaboration/storage/notifications.ts'
import { closing } from './refusal.ts'
import { contextOf } from './roomContext.ts'

const announcement = z.object({ guid: z.string(), message: z.string(), to: z.number().optional() })

/** Forwards announcements of committed transactions to the browsers of this server; every server receives them. */
export function announceInRooms(
  listener: DatabaseListener,
  hocuspocus: () => Hocuspocus,
  { logger }: Pick<Payload, 'logger'>,
): void {
  listener.on(channels.rooms, (notice) => {
    const found = announcement.safeParse(parsed(notice)).data
    const read = readServerMessage(found?.message ?? '')
    if (!found || read?.status !== 'ok') {
      logger.warn({ msg: 'The database said something malformed, which was ignored' })
      return
    }
    sendToRoom(hocuspocus(), found.guid, found.message, found.to)
    if (read.message.type === 'document.unlocked') sendAway(hocuspocus(), found.guid, found.to)
  })
}

/**
 * Sends a message to the connections of a room on this server.
 * @param to sends it to this person only
 */
export function sendToRoom(hocuspocus: Hocuspocus, documentKey: string, message: string, to?: number): void {
  for (const connection of hocuspocus.documents.get(documentKey)?.getConnections() ?? []) {
    if (to === undefined || contextOf(connection.context)?.person.id === to) connection.sendStateless(message)
  }
}

function sendAway(hocuspocus: Hocuspocus, documentKey: string, person: number | undefined): void {
  for (const connection of hocuspocus.documents.get(documentKey)?.getConnections() ?? []) {
    if (contextOf(connection.context)?.person.id === person) connection.close(closing('unlocked'))
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
