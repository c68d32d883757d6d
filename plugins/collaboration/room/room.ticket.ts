/** `editor.createWebsocketToken`: how a browser gets to the real-time server, and into a room there. */
import { z } from 'zod'
import { person } from './person.ts'

/** The procedure that gives tickets, below the address of the back office. */
const ticketPath = '/api/rpc/editor.createWebsocketToken'

/** Which room, as whom. */
export const ticketRequest = z.object({
  guid: z.string().max(100),
  /** `schemaId()` of the browser's own code. */
  schema: z.string().max(100),
  /** The generation of the copy that the browser has already, if it has one. */
  generation: z.string().max(100).optional(),
})

export type TicketRequest = z.infer<typeof ticketRequest>

export const websocketToken = z.object({
  /** Opens the connection within a minute. */
  token: z.string(),
  /** Where on the real-time server. */
  url: z.string(),
  /** What is to be known of the room that the token opens; null for news, which have none. */
  room: z
    .object({
      /** Which seeding of the document this is. A copy of another generation must not be merged: the room refuses it. */
      generation: z.string(),
      mayWrite: z.boolean(),
      /** Whether this person may take a document from who holds it. */
      mayUnlock: z.boolean(),
      person,
    })
    .nullable(),
})

export type WebsocketToken = z.infer<typeof websocketToken>

/** The way into a room. */
export type RoomTicket = Omit<WebsocketToken, 'room'> & NonNullable<WebsocketToken['room']>

/** Where a ticket is asked for. @param request which room; none: news of the newsroom */
export const ticketAddress = (request?: TicketRequest): string =>
  `${ticketPath}?input=${encodeURIComponent(JSON.stringify(request ? { room: request } : {}))}`

const answer = z.object({ result: z.object({ data: websocketToken }) })

/** The way into a room, out of what the procedure answered. @throws ZodError when it is none */
export const roomTicketOf = (body: unknown): RoomTicket => {
  const { room, ...ticket } = answer.parse(body).result.data
  return { ...ticket, ...websocketToken.shape.room.unwrap().parse(room) }
}
