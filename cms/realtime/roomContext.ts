import type { Connection, Hocuspocus } from '@hocuspocus/server'
import { z } from 'zod'
import { person } from '#plugins/collaboration/room/person.ts'

/** What is known of whoever is in a room. */
const roomContext = z.object({
  person,
  /** This visit, and no other one of the same person. */
  visit: z.string(),
  /** What they may do, whoever holds the document. */
  rights: z.enum(['read', 'write']),
  /** Their browser has the document as this server had it. */
  isSynced: z.boolean(),
  /** Which tab of which browser they are in, once it has said so. */
  tab: z.object({ client: z.string(), tab: z.string() }).nullable(),
  /** Another tab of their browser writes. */
  isFollowing: z.boolean(),
  /** Whether they may write html, which runs on readers' pages. */
  mayWriteHtml: z.boolean(),
  /** Milliseconds since 1970: when they last showed a ticket. */
  authorizedAt: z.number(),
})

export type RoomContext = z.infer<typeof roomContext>

/** The context of a connection; null for none, or for one that is not authenticated. */
export function contextOf(context: unknown): RoomContext | null {
  return roomContext.safeParse(context).data ?? null
}

/** Everybody who is in a room. */
export function connectionsOf(
  hocuspocus: Hocuspocus,
): { guid: string; connection: Connection; context: RoomContext }[] {
  return [...hocuspocus.documents.values()].flatMap((document) =>
    document.getConnections().flatMap((connection) => {
      const context = contextOf(connection.context)
      return context ? [{ guid: document.name, connection, context }] : []
    }),
  )
}
