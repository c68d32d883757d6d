import { type Connection, type Extension, type Hocuspocus, OutgoingMessage } from '@hocuspocus/server'
import type { Payload } from 'payload'
import * as Y from 'yjs'
import type { DatabaseListener } from '#database/databaseListener.ts'
import { overdueAmong } from '#plugins/accounts/factors/factors.store.ts'
import { parseDocumentKey } from '#plugins/collaboration/room/documentKey.ts'
import { channels } from '#plugins/collaboration/storage/notifications.ts'
import { hasUpdates, isShared } from '#plugins/collaboration/storage/sharedDocuments.store.ts'
import type { DraftSaver } from '../drafts/draftSaver.ts'
import { times } from '../limits.ts'
import { memberOf } from '../rooms/memberOf.ts'
import { mayOnlyRead, recordRoomRefusal } from '../rooms/recordRoomRefusal.ts'
import { closing } from '../rooms/refusal.ts'
import { applyAccess } from '../rooms/roomAccess.ts'
import { connectionsOf, contextOf, type RoomContext, visitorIn } from '../rooms/roomContext.ts'
import type { RoomLocks } from '../rooms/roomLocks.ts'

export interface RightsOptions {
  payload: Payload
  saver: DraftSaver
  hocuspocus: () => Hocuspocus
  listener: DatabaseListener
  locks: RoomLocks
  syncDraft: (documentKey: string) => Promise<void>
}

// The message of Yjs' protocol for an update after the first sync.
const updateMessage = 2

/**
 * Acts on notifications of changed rights, of log-outs and of documents written, trashed or deleted. A person without
 * access and every page of a log-in that has ended are disconnected at once; one without write access becomes read-only.
 */
export function rights({ payload, saver, hocuspocus, listener, locks, syncDraft }: RightsOptions): Extension {
  const { logger } = payload
  let checks = 0
  const check = async (only?: string): Promise<void> => {
    checks += 1
    await checkAll(connectionsOf(hocuspocus()).filter(({ documentKey }) => only === undefined || documentKey === only))
  }
  const checkAll = async (all: ReturnType<typeof connectionsOf>): Promise<void> => {
    // One check per person and room.
    const rooms = new Map<string, ReturnType<typeof connectionsOf>>()
    for (const one of all) {
      const key = JSON.stringify([one.documentKey, keyOfRights(one.context)])
      rooms.set(key, [...(rooms.get(key) ?? []), one])
    }
    await inParallel([...rooms.values()], 6, async (same) => {
      const [first] = same
      if (first)
        await checkMember(
          { payload, locks },
          first.documentKey,
          first.context,
          same.map(({ connection }) => connection),
        )
    })
  }
  const checkSafely = (only?: string) =>
    check(only).catch((error: unknown) => {
      // An unknown answer counts as a refusal.
      logger.error({ err: error, msg: 'Rights could not be asked for; everybody has to come in anew' })
      hocuspocus().closeConnections(only)
    })

  const documentWritten = async (documentKey: string): Promise<void> => {
    if (!saver.has(documentKey)) {
      if (await hasUpdates({ payload }, documentKey)) await syncDraft(documentKey)
      return
    }
    if (!(await isShared({ payload }, documentKey))) {
      closeRoom(hocuspocus(), documentKey)
      return
    }
    saver.written(documentKey)
    await checkSafely(documentKey)
  }

  // Acting as another person, and the days to set up a second factor, end by time, of which the database does not notify.
  const checkTimed = async (): Promise<void> => {
    const all = connectionsOf(hocuspocus())
    const overdue = await overdueAmong({ payload }, [...new Set(all.map(({ context }) => loggedIn(context)))])
    await checkAll(all.filter(({ context }) => context.by !== null || overdue.has(loggedIn(context))))
  }
  const timer = setInterval(() => {
    checkTimed().catch((err: unknown) => {
      logger.warn({ err, msg: 'Whether the rights of people have ended by time could not be read' })
    })
  }, times.timedRights)

  listener.on(channels.rights, () => void checkSafely())
  listener.on(
    channels.documents,
    (documentKey) =>
      void documentWritten(documentKey).catch((error: unknown) =>
        logger.error({ err: error, guid: documentKey, msg: 'What was written to a draft is taken in later' }),
      ),
  )
  listener.onListening(() => {
    void checkSafely()
    for (const documentKey of saver.documentKeys) void documentWritten(documentKey).catch(() => {})
  })

  // Visits with an edit that was refused: one entry in the log each, not one a key.
  const refused = new Set<string>()
  return {
    extensionName: 'rights',
    onDisconnect: async ({ context }) => {
      const { visit } = contextOf(context) ?? {}
      if (visit) refused.delete(visit)
    },
    onDestroy: async () => clearInterval(timer),
    onAuthenticate: async () => ({ checksBefore: checks }),
    connected: async ({ context, documentName }) => {
      // Rights may have changed while the document was loading, before this connection was listed.
      if (context.checksBefore !== checks) await checkSafely(documentName)
    },
    beforeSync: async ({ type, payload: update, connection, document }) => {
      // Hocuspocus refuses all updates of a follower. Confirm those that the document has already, such as the copy kept by
      // the browser, which would show them as unsaved forever.
      if (type !== updateMessage || !connection.readOnly) return
      if (Y.snapshotContainsUpdate(Y.snapshot(document), update)) {
        connection.send(new OutgoingMessage(connection.messageAddress).writeSyncStatus(true).toUint8Array())
        return
      }
      const context = contextOf(connection.context)
      if (context?.rights !== 'read' || refused.has(context.visit)) return
      refused.add(context.visit)
      await recordRoomRefusal(payload, document.name, context, { call: 'edit', reason: mayOnlyRead })
    },
  }
}

// Returns whose log-in a visitor came with.
const loggedIn = ({ person, by }: RoomContext): number => by ?? person.id

// People who act as another person are checked apart, each log-in of theirs.
const keyOfRights = ({ person, by, session }: RoomContext) => [person.id, by, by === null ? null : session]

async function checkMember(
  { payload, locks }: Pick<RightsOptions, 'payload' | 'locks'>,
  documentKey: string,
  context: RoomContext,
  connections: Connection[],
): Promise<void> {
  const { person, by } = context
  const member = await memberOf(payload, visitorIn(context), parseDocumentKey(documentKey))
  if (!member || member.rights === 'none') {
    payload.logger.info({ guid: documentKey, person: person.id, by, msg: 'Somebody may not be in a room any more' })
    // Who acts as the person no more may come in as themselves.
    const reason = member ? 'forbidden' : by === null ? 'gone' : 'token'
    for (const connection of connections) connection.close(closing(reason))
    return
  }
  for (const connection of connections) {
    if (!member.sessions.has(connection.context.session)) {
      connection.close(closing('token'))
      continue
    }
    connection.context.mayWriteHtml = member.mayWriteHtml
    connection.context.rights = member.rights
    applyAccess(connection, locks.holderOf(documentKey))
  }
}

/** Closes the room of a deleted document. */
export function closeRoom(hocuspocus: Hocuspocus, documentKey: string): void {
  for (const connection of hocuspocus.documents.get(documentKey)?.getConnections() ?? [])
    connection.close(closing('gone'))
}

async function inParallel<Item>(items: readonly Item[], width: number, run: (item: Item) => Promise<void>) {
  const left = [...items]
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (let item = left.pop(); item !== undefined; item = left.pop()) await run(item)
    }),
  )
}
