import { randomUUID } from 'node:crypto'
import type { Extension, Hocuspocus } from '@hocuspocus/server'
import type { Payload } from 'payload'
import { lockOf } from '#plugins/collaboration/locks/locks.store.ts'
import { writeServerMessage } from '#plugins/collaboration/messages/server.messages.ts'
import { parseDocumentKey } from '#plugins/collaboration/room/documentKey.ts'
import type { RefusalReason } from '#plugins/collaboration/room/refusalReasons.ts'
import { type RoomClaims, verifyRoomToken } from '#plugins/collaboration/room/room.token.ts'
import { schemaId } from '#plugins/collaboration/room/schemaId.ts'
import { generationOf } from '#plugins/collaboration/storage/sharedDocuments.store.ts'
import { times } from '../limits.ts'
import { memberOf } from '../rooms/memberOf.ts'
import { closing, RefusedError } from '../rooms/refusal.ts'
import { writes } from '../rooms/roomAccess.ts'
import { connectionsOf, type RoomContext } from '../rooms/roomContext.ts'
import { admitSocket } from '../sockets/sockets.ts'
import type { MessageHandlers } from './messages.extension.ts'

export interface TicketReader {
  /** @throws RefusedError (as a rejection) for a ticket that does not open this room now */
  read(token: string, documentKey: string): Promise<RoomClaims>
  refusal(documentKey: string, claims: RoomClaims | null, reason: RefusalReason): RefusedError
}

function ticketReader({ logger, config }: Payload): TicketReader {
  const refusal: TicketReader['refusal'] = (documentKey, claims, reason) => {
    logger.warn({ guid: documentKey, person: claims?.person, reason, msg: 'Somebody was refused a shared document' })
    return new RefusedError(reason)
  }
  return {
    refusal,
    read: async (token, documentKey) => {
      const claims = await verifyRoomToken(token, config.secret, new Date())
      if (!claims || claims.guid !== documentKey) throw refusal(documentKey, claims, 'token')
      return claims
    },
  }
}

/**
 * Authenticates connections, and asks each for a new ticket from time to time, because a log-in ends as well.
 */
export function authentication(payload: Payload, hocuspocus: () => Hocuspocus): Extension {
  const tickets = ticketReader(payload)
  const timer = setInterval(() => askForTickets(hocuspocus()), times.authorizationGrace / 2)
  return {
    extensionName: 'authentication',
    onAuthenticate: async ({ token, documentName, connectionConfig, context: given }): Promise<RoomContext> => {
      const claims = await tickets.read(token, documentName)
      admitSocket(given)
      if (claims.schema !== schemaId) throw tickets.refusal(documentName, claims, 'reload')
      const name = parseDocumentKey(documentName)
      const member = await memberOf(payload, claims, name)
      if (!member) throw tickets.refusal(documentName, claims, 'gone')
      if (!member.sessions.has(claims.session)) throw tickets.refusal(documentName, claims, 'token')
      if (member.rights === 'none') throw tickets.refusal(documentName, claims, 'forbidden')
      if (claims.generation !== (await generationOf({ payload }, documentName))) {
        throw tickets.refusal(documentName, claims, 'reload')
      }
      const { person, writer, rights, mayWriteHtml } = member
      const lock = await lockOf({ payload }, documentName)
      const context = {
        visit: randomUUID(),
        person,
        writer,
        session: claims.session,
        by: claims.by,
        rights,
        isSynced: false,
        tab: null,
        isFollowing: false,
        mayWriteHtml,
        authorizedAt: Date.now(),
      }
      connectionConfig.readOnly = !writes(context, lock?.holder ?? null)
      return context
    },
    onDestroy: async () => clearInterval(timer),
  }
}

/** Handles the new ticket of a browser. */
export function ticketMessages(payload: Payload): Pick<MessageHandlers, 'auth.client'> {
  const tickets = ticketReader(payload)
  return {
    'auth.client': async ({ token }, { documentKey, connection, context }) => {
      try {
        const claims = await tickets.read(token, documentKey)
        if (claims.person !== context.person.id || claims.by !== context.by)
          throw tickets.refusal(documentKey, claims, 'token')
        // A new log-in in the same browser has a new session.
        connection.context.session = claims.session
        connection.context.authorizedAt = Date.now()
      } catch (error) {
        if (!(error instanceof RefusedError)) throw error
        connection.close(closing(error.reason))
      }
      return null
    },
  }
}

function askForTickets(hocuspocus: Hocuspocus): void {
  for (const { connection, context } of connectionsOf(hocuspocus)) {
    const age = Date.now() - context.authorizedAt
    if (age > times.authorization + times.authorizationGrace) connection.close(closing('token'))
    else if (age > times.authorization) connection.sendStateless(writeServerMessage('auth.requested', {}))
  }
}
