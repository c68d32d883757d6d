import type { Connection, Hocuspocus } from '@hocuspocus/server'
import { z } from 'zod'
import { writer } from '#collections/fields/savedBy.field.ts'
import { person } from '#plugins/collaboration/room/person.ts'
import type { Visitor } from './memberOf.ts'

const roomContext = z.object({
  person,
  // The log-in of the last ticket, and who acts as the person in it.
  session: z.string(),
  by: z.number().nullable(),
  // As versions and journals name them.
  writer,
  // Id of this visit; a person may have several.
  visit: z.string(),
  rights: z.enum(['read', 'write']),
  isSynced: z.boolean(),
  // Tab and browser, once registered.
  tab: z.object({ client: z.string(), tab: z.string() }).nullable(),
  isFollowing: z.boolean(),
  // Whether they may write html, which runs on readers' pages.
  mayWriteHtml: z.boolean(),
  // When the last ticket was shown, in milliseconds since 1970.
  authorizedAt: z.number(),
})

export type RoomContext = z.infer<typeof roomContext>

/** Returns the context of a connection; null for one that is not authenticated. */
export function contextOf(context: unknown): RoomContext | null {
  return roomContext.safeParse(context).data ?? null
}

/** Returns who has come with the ticket of a connection. */
export function visitorIn({ person, session, by }: RoomContext): Visitor {
  return { person: person.id, session, by }
}

/** Returns all authenticated connections. */
export function connectionsOf(
  hocuspocus: Hocuspocus,
): { documentKey: string; connection: Connection; context: RoomContext }[] {
  return [...hocuspocus.documents.values()].flatMap((document) =>
    document.getConnections().flatMap((connection) => {
      const context = contextOf(connection.context)
      return context ? [{ documentKey: document.name, connection, context }] : []
    }),
  )
}
