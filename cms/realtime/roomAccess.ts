import { type Connection, OutgoingMessage } from '@hocuspocus/server'
import { contextOf, type RoomContext } from './roomContext.ts'

/** Who holds the document, or null. */
type Holder = number | null

/** Whether somebody writes: they may, nobody else holds the document, and no other tab of their browser has it. */
export const writes = ({ rights, person, isFollowing }: RoomContext, holder: Holder): boolean =>
  rights === 'write' && !isFollowing && (holder === null || holder === person.id)

/** Lets a connection write or follow, as things are now. */
export function applyAccess(connection: Connection, holder: Holder): void {
  const context = contextOf(connection.context)
  const isReadOnly = !context || !writes(context, holder)
  if (connection.readOnly !== isReadOnly) changeAccess(connection, isReadOnly)
}

/** Tells the browser as it is told at the beginning, and asks it for what it wrote while nobody took it. */
function changeAccess(connection: Connection, isReadOnly: boolean): void {
  const { messageAddress, document } = connection
  connection.readOnly = isReadOnly
  connection.send(new OutgoingMessage(messageAddress).writeAuthenticated(isReadOnly).toUint8Array())
  if (isReadOnly) return
  connection.send(
    new OutgoingMessage(messageAddress).createSyncMessage().writeFirstSyncStepFor(document).toUint8Array(),
  )
}
