import type { PayloadRequest } from 'payload'
import { APIError, UnauthorizedError } from 'payload'
import { z } from 'zod'
import { holds } from '#collections/permissions/actor.ts'
import { actorOfRequest } from '#collections/permissions/actorOfRequest.ts'
import { delegationOf, nameInUse } from '#collections/permissions/delegation.ts'
import { changeFeedKey, changeFeedPath } from '../change-feed/changeFeed.messages.ts'
import { invalidDocumentKey, parseDocumentKey, type SharedDocumentName } from '../room/documentKey.ts'
import { personColor } from '../room/person.ts'
import { type RoomClaims, signRoomToken, tokenLifetime } from '../room/room.token.ts'
import type { TicketRequest, WebsocketToken } from '../room/roomTicket.ts'
import { generationOf } from '../storage/sharedDocuments.store.ts'
import { roomRights } from './roomRights.ts'

/** Config key of the address at which browsers reach the real-time server. */
export const realtimeUrlKey = 'realtimeUrl'

const urlOf = ({ payload }: PayloadRequest): string => z.string().parse(payload.config.custom[realtimeUrlKey])

// The user of a request with a log-in session. Payload sets `_sid`, the id of the session, for those only.
const loggedIn = z.object({ id: z.number(), _sid: z.string() })

// Throws UnauthorizedError for a request without a log-in, such as one of a program's own.
function signed(req: PayloadRequest, claims: Omit<RoomClaims, 'person' | 'session' | 'by'>): Promise<string> {
  const user = loggedIn.safeParse(req.user).data
  if (!user) throw new UnauthorizedError(req.t)
  const expires = new Date(Date.now() + tokenLifetime * 1000)
  const by = delegationOf(req)?.id ?? null
  return signRoomToken({ ...claims, person: user.id, session: user._sid, by }, req.payload.config.secret, expires)
}

/** Returns a ticket to the news of the newsroom, for the request's person, who has to be a member of it. */
export async function changeFeedToken(req: PayloadRequest): Promise<WebsocketToken> {
  return {
    token: await signed(req, { guid: changeFeedKey, schema: '', generation: '' }),
    url: urlOf(req).replace(/\/$/, '') + changeFeedPath,
    room: null,
  }
}

/**
 * Returns a ticket for one room, for the request's user.
 *
 * @throws APIError 400 for an invalid document name, 403 for a user who may not even follow, 404 for a deleted document
 */
export async function roomToken(req: PayloadRequest, request: TicketRequest): Promise<WebsocketToken> {
  const { user } = req
  if (user?.collection !== 'users') throw new UnauthorizedError(req.t)
  const rights = await roomRights(req, nameOf(request.guid))
  if (!rights) throw new APIError('There is no such document.', 404, null, true)
  if (rights === 'none') throw new APIError('You do not have permissions to do this', 403, null, true)
  const generation = await generationOf({ payload: req.payload }, request.guid)
  const id = Number(user.id)
  return {
    token: await signed(req, {
      guid: request.guid,
      schema: request.schema,
      generation: request.generation ?? generation,
    }),
    url: urlOf(req),
    room: {
      generation,
      mayWrite: rights === 'write',
      mayUnlock: holds(await actorOfRequest(req), 'UNLOCK_DOCUMENT'),
      person: { id, name: nameInUse(user), colour: personColor(id) },
    },
  }
}

const nameOf = (documentKey: string): SharedDocumentName => {
  try {
    return parseDocumentKey(documentKey)
  } catch {
    throw new APIError(invalidDocumentKey, 400, null, true)
  }
}
