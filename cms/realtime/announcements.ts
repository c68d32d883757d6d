import type { Hocuspocus } from '@hocuspocus/server'
import type { Payload } from 'payload'
import { z } from 'zod'
import { readServerMessage } from '#plugins/collaboration/messages/server.messages.ts'
import { channels } from '#plugins/collaboration/storage/notifications.ts'
import type { DatabaseListener } from './databaseListener.ts'

const announcement = z.object({ guid: z.string(), message: z.string() })

/** Says in rooms what a transaction had to say when it was committed: every server hears it, and tells its own browsers. */
export function announceInRooms(
  listener: DatabaseListener,
  hocuspocus: () => Hocuspocus,
  { logger }: Pick<Payload, 'logger'>,
): void {
  listener.on(channels.rooms, (told) => {
    const found = announcement.safeParse(parsed(told)).data
    if (!found || readServerMessage(found.message)?.status !== 'ok') {
      logger.warn({ msg: 'The database said something malformed, which was ignored' })
      return
    }
    tellHere(hocuspocus(), found.guid, found.message)
  })
}

/** Says something to those in a room whose browsers are connected to this server. */
export function tellHere(hocuspocus: Hocuspocus, guid: string, message: string): void {
  for (const connection of hocuspocus.documents.get(guid)?.getConnections() ?? []) connection.sendStateless(message)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
