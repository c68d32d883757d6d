import type { Document, Extension, Hocuspocus } from '@hocuspocus/server'
import type { Payload } from 'payload'
import * as Y from 'yjs'
import { limits } from './realtime.limits.ts'
import { RefusedError } from './refusal.ts'
import { connectionsOf, contextOf } from './roomContext.ts'

/** The one message of Yjs' protocol that writes nothing. */
const stateVector = 0

/**
 * How many rooms one socket and one person may be in, how large a document may become, and that what is to be written
 * into it can be read. What one socket may send is
 * counted where it arrives (sockets.ts), before anything looks into it.
 */
export function occupancy({ logger }: Payload, hocuspocus: () => Hocuspocus): Extension {
  const sizes = new WeakMap<Document, number>()
  const sizeOf = (document: Document) => sizes.get(document) ?? Y.encodeStateAsUpdate(document).length
  return {
    extensionName: 'limits',
    onAuthenticate: async ({ context, documentName, socketId }) => {
      const person = contextOf(context)?.person.id
      const all = connectionsOf(hocuspocus())
      const isBusy =
        all.filter(({ connection }) => connection.socketId === socketId).length >= limits.documentsPerSocket ||
        all.filter(({ context: other }) => other.person.id === person).length >= limits.roomsPerPerson
      if (!isBusy) return
      logger.warn({ guid: documentName, person, msg: 'Somebody was refused a shared document: they are in too many' })
      throw new RefusedError('busy')
    },
    beforeSync: async ({ type, payload: update, document, documentName, context }) => {
      if (type === stateVector) return
      // Throws for what is no update; Yjs would only log it, and the browser would be told that it was taken.
      Y.decodeUpdate(update)
      const size = sizeOf(document) + update.length
      sizes.set(document, size)
      if (size <= limits.documentSize) return
      // Many small updates weigh more than what they make.
      sizes.delete(document)
      if (sizeOf(document) + update.length <= limits.documentSize) return
      logger.warn({ guid: documentName, person: contextOf(context)?.person.id, msg: 'A shared document is full' })
      throw new RefusedError('busy')
    },
  }
}
