import { type Connection, OutgoingMessage } from '@hocuspocus/server'
import { contextOf, type RoomContext } from './roomContext.ts'

// Id of the person who holds the lock, or null.
type Holder = number | null

/**
 * Returns whether a connection may write: it has the right, no other user holds the lock, and no other tab is in use.
 */
export function writes({ rights, person, isFollowing }: RoomContext, holder: Holder): boolean {
  return rights === 'write' && !isFollowing && (holder === null || holder === person.id)
}

/** Sets a connection to write or read-only. */
export function applyAccess(connection: Connection, holder: Holder): void {
  const context = contextOf(connection.context)
  const isReadOnly = !context || !writes(context, holder)
  if (connection.readOnly !== isReadOnly) changeAccess(connection, isReadOnly)
}

function changeAccess(connection: Connection, isReadOnly: boolean): void {
  const { messageAddress, document } = connection
  connection.readOnly = isReadOnly
  connection.send(new OutgoingMessage(messageAddress).writeAuthenticated(isReadOnly).toUint8Array())
  if (isReadOnly) return
  connection.send(
    new OutgoingMessage(messageAddress).createSyncMessage().writeFirstSyncStepFor(document).toUint8Array(),
  )
}
