import type { Extension } from '@hocuspocus/server'
import { limits } from '../limits.ts'
import { contextOf } from '../rooms/roomContext.ts'

/**
 * Checks the awareness states of a room: a client sets its own cursor, the server sets who it is. A client cannot speak
 * for another one, and its state is limited in size.
 */
export const awareness: Extension = {
  extensionName: 'awareness',
  beforeHandleAwareness: async ({ states, document, connection }) => {
    const context = contextOf(connection?.context)
    if (!connection || !context) return
    const own = document.getClients(connection)
    let others = own.size
    for (const [client, state] of states) {
      const isNew = !own.has(client)
      if (isNew) others += 1
      const isForeign = isNew && isOfAnotherPerson(document, context.person.id, client)
      if (isForeign || others > limits.awarenessClients || JSON.stringify(state).length > limits.awarenessSize) {
        states.delete(client)
      } else {
        state.user = context.person
      }
    }
  },
}

type RoomDocument = Parameters<NonNullable<Extension['beforeHandleAwareness']>>[0]['document']

// Skips clients that have reconnected before the first connection was closed.
const isOfAnotherPerson = (room: RoomDocument, person: number, client: number): boolean =>
  room
    .getConnections()
    .some((other) => contextOf(other.context)?.person.id !== person && room.getClients(other).has(client))
