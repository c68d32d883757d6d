/** `POST /api/collaboration/token`: how a browser gets into a room. The back office answers whoever is logged in. */
import { z } from 'zod'
import { person } from './person.ts'

/** Where a browser asks for a ticket, below the address of the back office. */
export const ticketPath = '/api/collaboration/token'

export const ticketRequest = z.object({
  guid: z.string().max(100),
  /** `schemaId()` of the browser's own code. */
  schema: z.string().max(100),
  /** The generation of the copy that the browser has already, if it has one. */
  generation: z.string().max(100).optional(),
})

export type TicketRequest = z.infer<typeof ticketRequest>

export const roomTicket = z.object({
  /** Opens the room within a minute. */
  token: z.string(),
  /** The address of the real-time server. */
  url: z.string(),
  /** Which seeding of the document this is. A copy of another generation must not be merged: the room refuses it. */
  generation: z.string(),
  mayWrite: z.boolean(),
  /** Whether this person may take a document from who holds it. */
  mayUnlock: z.boolean(),
  person,
})

export type RoomTicket = z.infer<typeof roomTicket>
