import { askServer } from '#cms/api/askServer.ts'
import type { RefusalReason } from '#plugins/collaboration/room/refusalReasons.ts'
import { type RoomTicket, roomTicketOf, ticketAddress } from '#plugins/collaboration/room/roomTicket.ts'
import { schemaId } from '#plugins/collaboration/room/schemaId.ts'

export type TicketAnswer = { ticket: RoomTicket } | { refusal: RefusalReason } | 'unreachable'

// Milliseconds that the back office has for an answer.
const timeoutMs = 5000

/**
 * Asks the back office for the way into a room.
 *
 * @param generation of the copy that is open already, if one is
 */
export async function requestTicket(documentKey: string, generation?: string): Promise<TicketAnswer> {
  try {
    const response = await askServer(ticketAddress({ guid: documentKey, schema: schemaId, generation }), {
      signal: AbortSignal.timeout(timeoutMs),
    })
    return response.ok ? { ticket: roomTicketOf(await response.json()) } : refusalOf(response.status)
  } catch {
    return 'unreachable'
  }
}

function refusalOf(status: number): TicketAnswer {
  // A back office that does not understand the question is a newer one.
  if (status === 400) return { refusal: 'reload' }
  if (status === 401) return { refusal: 'token' }
  if (status === 403) return { refusal: 'forbidden' }
  return status === 404 ? { refusal: 'gone' } : 'unreachable'
}
