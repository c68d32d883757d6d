import type { Extension } from '@hocuspocus/server'
import type { Payload } from 'payload'
import type { DatabaseListener } from '#database/databaseListener.ts'
import { forceUnlock, releaseLock, renewLock, takeLock } from '#plugins/collaboration/locks/locks.service.ts'
import { documentNamed, invalidDocumentKey, parseDocumentKey } from '#plugins/collaboration/room/documentKey.ts'
import { channels } from '#plugins/collaboration/storage/notifications.ts'
import { requestOf } from '../rooms/memberOf.ts'
import { applyAccess } from '../rooms/roomAccess.ts'
import { visitorIn } from '../rooms/roomContext.ts'
import type { RoomLocks } from '../rooms/roomLocks.ts'
import { refusedMessage } from './lifecycle.messages.ts'
import { type MessageContext, type MessageHandlers, type MessageOutcome, mayOnlyFollow } from './messages.extension.ts'

/** Lets only the holder of a lock write, and sends the holder to the room. */
export function lockedRooms(locks: RoomLocks, listener: DatabaseListener): Extension {
  listener.on(channels.locks, (documentKey) => locks.refresh(documentKey))
  listener.onListening(() => locks.refreshAll())
  return {
    extensionName: 'locks',
    connected: async ({ connection, documentName }) => {
      // The lock may have changed since the connection was accepted; retries while the database is unreachable.
      await locks.refreshOrThrow(documentName).catch(() => locks.refresh(documentName))
      applyAccess(connection, locks.holderOf(documentName))
      connection.sendStateless(locks.messageOf(documentName))
    },
    afterUnloadDocument: async ({ documentName }) => locks.forget(documentName),
    onDestroy: async () => locks.stop(),
  }
}

/** Handles messages about the lock. The services decide; the database notifies all servers. */
export function lockMessages(
  payload: Payload,
  locks: RoomLocks,
): Pick<MessageHandlers, 'document.lock' | 'document.lock.release' | 'document.unlock.request'> {
  const asPerson = async (
    { documentKey, context }: MessageContext,
    work: (req: NonNullable<Awaited<ReturnType<typeof requestOf>>>) => Promise<Record<string, unknown>>,
  ): Promise<MessageOutcome> => {
    const req = await requestOf(payload, visitorIn(context))
    if (!req) return { status: 'aborted', message: 'Your account is gone.', error: 'gone' }
    try {
      const data = await work(req)
      await locks.refreshOrThrow(documentKey)
      return { status: 'ok', data }
    } catch (error) {
      return refusedMessage(error)
    }
  }
  return {
    'document.lock': async (_, sender) => {
      if (sender.context.rights !== 'write') return mayOnlyFollow
      return asPerson(sender, async (req) => {
        await takeLock(req, parseDocumentKey(sender.documentKey))
        return {}
      })
    },
    'document.lock.release': (_, sender) =>
      asPerson(sender, async (req) => {
        await releaseLock(req, sender.documentKey)
        return {}
      }),
    'document.unlock.request': async ({ id }, sender) => {
      const name = documentNamed(id)
      // Check the named document, which may differ from that of the room.
      if (!name) return { status: 'error', message: invalidDocumentKey, error: 'document.guid' }
      return asPerson(sender, async (req) => ({ ...(await forceUnlock(req, name)) }))
    },
  }
}

/** Renews the lease on a keep-alive of the holder. The next one retries when the database is unreachable. */
export async function renewWhenHeld(
  payload: Payload,
  locks: RoomLocks,
  { documentKey, context }: MessageContext,
): Promise<void> {
  if (locks.holderOf(documentKey) !== context.person.id || context.rights !== 'write') return
  try {
    const req = await requestOf(payload, visitorIn(context))
    if (req) await renewLock(req, documentKey)
  } catch (error) {
    payload.logger.warn({ err: error, guid: documentKey, msg: 'A lock could not be renewed' })
  }
}
