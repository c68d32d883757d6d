/** `editor.createWebsocketToken`: gives a browser access to the real-time server, and to a room there. */
import { z } from 'zod'
import { person } from './person.ts'

// The procedure that gives tickets, below the address of the back office.
const ticketPath = '/api/rpc/editor.createWebsocketToken'

/** The requested room, and the browser's copy of its document. */
export const ticketRequest = z.object({
  guid: z.string().max(100),
  /** `schemaId` of the browser's own code. */
  schema: z.string().max(100),
  /** The generation of the copy that the browser has already, if it has one. */
  generation: z.string().max(100).optional(),
})

export type TicketRequest = z.infer<typeof ticketRequest>

export const websocketToken = z.object({
  /** Opens the connection within a minute. */
  token: z.string(),
  /** Address on the real-time server. */
  url: z.string(),
  /** Data of the room that the token opens; null for news, which have no room. */
  room: z
    .object({
      /** Which seeding of the document this is. A copy of another generation must not be merged: the room refuses it. */
      generation: z.string(),
      mayWrite: z.boolean(),
      /** Whether this user may take a document from its holder. */
      mayUnlock: z.boolean(),
      person,
    })
    .nullable(),
})

export type WebsocketToken = z.infer<typeof websocketToken>

/** The way into a room. */
export type RoomTicket = Omit<WebsocketToken, 'room'> & NonNullable<WebsocketToken['room']>

/** Returns the address to request a ticket from. @param request the room; none: news of the newsroom */
export function ticketAddress(request?: TicketRequest): string {
  return `${ticketPath}?input=${encodeURIComponent(JSON.stringify(request ? { room: request } : {}))}`
}

const answer = z.object({ result: z.object({ data: websocketToken }) })

/** Parses the procedure's response. @throws ZodError when it is not a ticket */
export function roomTicketOf(body: unknown): RoomTicket {
  const { room, ...ticket } = answer.parse(body).result.data
  return { ...ticket, ...websocketToken.shape.room.unwrap().parse(room) }
}
