import type { Document, Extension, Hocuspocus } from '@hocuspocus/server'
import type { Payload } from 'payload'
import * as Y from 'yjs'
import { limits } from '../limits.ts'
import { RefusedError } from '../rooms/refusal.ts'
import { connectionsOf, contextOf } from '../rooms/roomContext.ts'

// The only message of Yjs' protocol that does not write.
const stateVector = 0

/**
 * Limits the rooms of a socket and of a person and the size of a document, and rejects malformed updates. sockets.ts limits
 * what one socket sends.
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
      // Throws for a malformed update, which Yjs would only log while the browser gets a confirmation.
      Y.decodeUpdate(update)
      const size = sizeOf(document) + update.length
      sizes.set(document, size)
      if (size <= limits.documentSize) return
      // Many small updates are larger than the merged state.
      sizes.delete(document)
      if (sizeOf(document) + update.length <= limits.documentSize) return
      logger.warn({ guid: documentName, person: contextOf(context)?.person.id, msg: 'A shared document is full' })
      throw new RefusedError('busy')
    },
  }
}
