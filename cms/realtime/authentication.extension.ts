import type { Extension, Hocuspocus } from '@hocuspocus/server'
import { createLocalReq, type Payload } from 'payload'
import { holds } from '#collections/permissions/actor.ts'
import { actorOfRequest } from '#collections/permissions/actorOfRequest.ts'
import { type RoomRights, roomRights } from '#plugins/collaboration/rights/roomRights.ts'
import { parseGuid, type SharedDocumentName } from '#plugins/collaboration/room/guid.ts'
import { type Person, personColor } from '#plugins/collaboration/room/person.ts'
import type { RefusalReason } from '#plugins/collaboration/room/room.messages.ts'
import { type RoomClaims, verifyRoomToken } from '#plugins/collaboration/room/room.token.ts'
import { schemaId } from '#plugins/collaboration/room/schema.id.ts'
import { generationOf } from '#plugins/collaboration/storage/sharedDocuments.store.ts'
import { times } from './realtime.limits.ts'
import { closing, RefusedError } from './refusal.ts'
import { connectionsOf, contextOf, type RoomContext } from './roomContext.ts'

interface Member {
  person: Person
  rights: RoomRights
  mayWriteHtml: boolean
}

/** A person of the newsroom and what they may do in a room, asked now; null when either does not exist any more. */
export async function memberOf(payload: Payload, personId: number, name: SharedDocumentName): Promise<Member | null> {
  const user = await payload.findByID({
    collection: 'users',
    id: personId,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
  })
  if (!user) return null
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
  const rights = await roomRights(req, name)
  if (!rights) return null
  const mayWriteHtml = holds(await actorOfRequest(req), 'UPDATE_HTML_BLOCK')
  return { person: { id: personId, name: user.name, colour: personColor(personId) }, rights, mayWriteHtml }
}

/**
 * Who somebody is and whether they may come in. Whoever stays long has to show a new ticket from time to time, because a
 * log-in ends as well.
 */
export function authentication(payload: Payload, hocuspocus: () => Hocuspocus): Extension {
  const { logger, config } = payload
  const refuse = (guid: string, claims: RoomClaims | null, reason: RefusalReason): RefusedError => {
    logger.warn({ guid, person: claims?.person, reason, msg: 'Somebody was refused a shared document' })
    return new RefusedError(reason)
  }
  const claimsOf = (token: string, guid: string): RoomClaims => {
    const claims = verifyRoomToken(token, config.secret, Date.now())
    if (!claims || claims.guid !== guid) throw refuse(guid, claims, 'token')
    return claims
  }
  const timer = setInterval(() => askForTickets(hocuspocus()), times.authorizationGrace / 2)
  return {
    extensionName: 'authentication',
    onAuthenticate: async ({ token, documentName, connectionConfig }): Promise<RoomContext> => {
      const claims = claimsOf(token, documentName)
      if (claims.schema !== schemaId()) throw refuse(documentName, claims, 'reload')
      const name = parseGuid(documentName)
      const member = await memberOf(payload, claims.person, name)
      if (!member) throw refuse(documentName, claims, 'gone')
      if (member.rights === 'none') throw refuse(documentName, claims, 'forbidden')
      if (claims.generation !== (await generationOf({ payload }, documentName))) {
        throw refuse(documentName, claims, 'reload')
      }
      connectionConfig.readOnly = member.rights === 'read'
      return { person: member.person, mayWriteHtml: member.mayWriteHtml, authorizedAt: Date.now() }
    },
    onTokenSync: async ({ token, documentName, connection }) => {
      const context = contextOf(connection.context)
      const claims = claimsOf(token, documentName)
      if (claims.person !== context?.person.id) throw refuse(documentName, claims, 'token')
      return { authorizedAt: noteTicket(connection.context) }
    },
    onDestroy: async () => clearInterval(timer),
  }
}

/** Hocuspocus gives what a hook returns to later connections only; who is in has a context of their own. */
function noteTicket(context: { authorizedAt: number }): number {
  context.authorizedAt = Date.now()
  return context.authorizedAt
}

function askForTickets(hocuspocus: Hocuspocus): void {
  for (const { connection, context } of connectionsOf(hocuspocus)) {
    const age = Date.now() - context.authorizedAt
    if (age > times.authorization + times.authorizationGrace) connection.close(closing('token'))
    else if (age > times.authorization) connection.requestToken()
  }
}
