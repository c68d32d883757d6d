import type { Endpoint, PayloadRequest } from 'payload'
import { holds } from '#collections/permissions/actor.ts'
import { actorOfRequest } from '#collections/permissions/actorOfRequest.ts'
import { invalidGuid, parseGuid, type SharedDocumentName } from '../room/guid.ts'
import { personColor } from '../room/person.ts'
import { type RoomTicket, ticketPath, ticketRequest } from '../room/room.ticket.ts'
import { signRoomToken, tokenLifetime } from '../room/room.token.ts'
import { generationOf } from '../storage/sharedDocuments.store.ts'
import { roomRights } from './roomRights.ts'

const refused = (status: number, message: string) => Response.json({ errors: [{ message }] }, { status })

/**
 * `POST /api/collaboration/token`: a ticket into one room, for whoever is logged in.
 * @param realtimeUrl the address that browsers reach the real-time server at
 */
export const ticketEndpoint = ({ realtimeUrl, secret }: { realtimeUrl: string; secret: string }): Endpoint => ({
  path: ticketPath.replace(/^\/api/, ''),
  method: 'post',
  handler: async (req) => {
    const { user } = req
    if (user?.collection !== 'users') {
      await expectDatabase(req)
      return refused(401, 'Log in to open this document.')
    }
    const asked = ticketRequest.safeParse(await bodyOf(req)).data
    if (!asked) return refused(400, 'Say which document is to be opened, and the schema of what opens it.')
    const name = nameOf(asked.guid)
    if (!name) return refused(400, invalidGuid)
    const rights = await roomRights(req, name)
    if (!rights) return refused(404, 'There is no such document.')
    if (rights === 'none') return refused(403, 'You do not have permissions to do this')
    const generation = await generationOf({ payload: req.payload }, asked.guid)
    const person = { id: Number(user.id), name: user.name, colour: personColor(Number(user.id)) }
    const token = signRoomToken(
      {
        guid: asked.guid,
        person: person.id,
        schema: asked.schema,
        generation: asked.generation ?? generation,
        expires: Date.now() + tokenLifetime * 1000,
      },
      secret,
    )
    const mayUnlock = holds(await actorOfRequest(req), 'UNLOCK_DOCUMENT')
    const mayWrite = rights === 'write'
    const ticket: RoomTicket = { token, url: realtimeUrl, generation, mayWrite, mayUnlock, person }
    return Response.json(ticket, { headers: { 'Cache-Control': 'no-store' } })
  },
})

/**
 * While the database is away Payload takes everybody for a stranger: people who write would be told that they are logged
 * out, and be kept from writing on.
 * @throws Error of the database, which the page takes for a back office that does not answer
 */
async function expectDatabase(req: PayloadRequest): Promise<void> {
  await req.payload.count({ collection: 'users', where: { id: { equals: 0 } } })
}

async function bodyOf(req: PayloadRequest): Promise<unknown> {
  try {
    return await req.json?.()
  } catch {
    return undefined
  }
}

function nameOf(guid: string): SharedDocumentName | null {
  try {
    return parseGuid(guid)
  } catch {
    return null
  }
}
