import type { Extension } from '@hocuspocus/server'
import { limits } from './realtime.limits.ts'
import { contextOf } from './roomContext.ts'

/**
 * What people in a room see of each other: where somebody's cursor is they say themselves, who they are is known. Nobody
 * speaks for somebody else's cursor, and nobody fills the others' memory.
 */
export const presence: Extension = {
  extensionName: 'presence',
  beforeHandleAwareness: async ({ states, document, connection }) => {
    const context = contextOf(connection?.context)
    if (!connection || !context) return
    const own = document.getClients(connection)
    let others = own.size
    for (const [client, state] of states) {
      const isNew = !own.has(client)
      if (isNew) others += 1
      const isForeign = isNew && isSomebodyElses(document, context.person.id, client)
      if (isForeign || others > limits.awarenessClients || JSON.stringify(state).length > limits.awarenessSize) {
        states.delete(client)
      } else {
        state.user = context.person
      }
    }
  },
}

type Room = Parameters<NonNullable<Extension['beforeHandleAwareness']>>[0]['document']

/** Not of somebody who came back on another connection before the first one was missed. */
const isSomebodyElses = (room: Room, person: number, client: number): boolean =>
  room
    .getConnections()
    .some((other) => contextOf(other.context)?.person.id !== person && room.getClients(other).has(client))
