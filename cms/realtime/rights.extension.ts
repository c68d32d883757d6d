import { type Connection, type Extension, type Hocuspocus, OutgoingMessage } from '@hocuspocus/server'
import type { Payload } from 'payload'
import * as Y from 'yjs'
import { parseGuid } from '#plugins/collaboration/room/guid.ts'
import { channels } from '#plugins/collaboration/storage/notifications.ts'
import { hasUpdates, isShared } from '#plugins/collaboration/storage/sharedDocuments.store.ts'
import type { DatabaseListener } from './databaseListener.ts'
import type { DocumentKeeper } from './documentKeeper.ts'
import { memberOf } from './memberOf.ts'
import { closing } from './refusal.ts'
import { applyAccess } from './roomAccess.ts'
import { connectionsOf, type RoomContext } from './roomContext.ts'
import type { RoomLocks } from './roomLocks.ts'

export interface RightsOptions {
  payload: Payload
  keeper: DocumentKeeper
  hocuspocus: () => Hocuspocus
  listener: DatabaseListener
  locks: RoomLocks
  /** Brings the draft of a document up to date that nobody has open. */
  catchUp: (guid: string) => Promise<void>
}

/** The message of Yjs' protocol that brings a change, other than at the beginning. */
const updateMessage = 2

/**
 * Acts on what the database says: somebody's rights have changed, or a document was written, trashed or deleted. Who may
 * no longer be in a room is out at once; who may no longer write can follow only.
 */
export function rights({ payload, keeper, hocuspocus, listener, locks, catchUp }: RightsOptions): Extension {
  const { logger } = payload
  let checks = 0
  /** Asks the rules anew for everybody in a room, or in all of them. */
  const check = async (only?: string): Promise<void> => {
    checks += 1
    const all = connectionsOf(hocuspocus()).filter(({ guid }) => only === undefined || guid === only)
    // Somebody with several windows is asked about once a room.
    const rooms = new Map<string, typeof all>()
    for (const one of all) {
      const key = `${one.guid}/${one.context.person.id}`
      rooms.set(key, [...(rooms.get(key) ?? []), one])
    }
    await inParallel([...rooms.values()], 6, async (same) => {
      const [first] = same
      if (first)
        await checkMember(
          { payload, locks },
          first.guid,
          first.context,
          same.map(({ connection }) => connection),
        )
    })
  }
  const checkSafely = (only?: string) =>
    check(only).catch((error: unknown) => {
      // Whoever cannot be asked about is not let on: the rules may have said no.
      logger.error({ err: error, msg: 'Rights could not be asked for; everybody has to come in anew' })
      hocuspocus().closeConnections(only)
    })

  const documentWritten = async (guid: string): Promise<void> => {
    if (!keeper.has(guid)) {
      if (await hasUpdates({ payload }, guid)) await catchUp(guid)
      return
    }
    if (!(await isShared({ payload }, guid))) {
      closeRoom(hocuspocus(), guid)
      return
    }
    keeper.written(guid)
    await checkSafely(guid)
  }

  listener.on(channels.rights, () => void checkSafely())
  listener.on(
    channels.documents,
    (guid) =>
      void documentWritten(guid).catch((error: unknown) =>
        logger.error({ err: error, guid, msg: 'What was written to a draft is taken in later' }),
      ),
  )
  listener.onListening(() => {
    void checkSafely()
    for (const guid of keeper.guids) void documentWritten(guid).catch(() => {})
  })

  return {
    extensionName: 'rights',
    onAuthenticate: async () => ({ checksBefore: checks }),
    connected: async ({ context, documentName }) => {
      // Rights that changed while the document was loaded: the check did not see this connection yet.
      if (context.checksBefore !== checks) await checkSafely(documentName)
    },
    beforeSync: async ({ type, payload: update, connection, document }) => {
      // Hocuspocus refuses all that a follower sends. What is in the document already, such as the copy that their browser
      // kept, has arrived: a browser that is not told so takes it for unsaved for ever.
      if (type !== updateMessage || !connection.readOnly || !Y.snapshotContainsUpdate(Y.snapshot(document), update))
        return
      connection.send(new OutgoingMessage(connection.messageAddress).writeSyncStatus(true).toUint8Array())
    },
  }
}

async function checkMember(
  { payload, locks }: Pick<RightsOptions, 'payload' | 'locks'>,
  guid: string,
  { person }: RoomContext,
  connections: Connection[],
): Promise<void> {
  const member = await memberOf(payload, person.id, parseGuid(guid))
  if (!member || member.rights === 'none') {
    payload.logger.info({ guid, person: person.id, msg: 'Somebody may not be in a room any more' })
    for (const connection of connections) connection.close(closing(member ? 'forbidden' : 'gone'))
    return
  }
  for (const connection of connections) {
    connection.context.mayWriteHtml = member.mayWriteHtml
    connection.context.rights = member.rights
    applyAccess(connection, locks.holderOf(guid))
  }
}

/** Everybody leaves: the document was deleted. */
export function closeRoom(hocuspocus: Hocuspocus, guid: string): void {
  for (const connection of hocuspocus.documents.get(guid)?.getConnections() ?? []) connection.close(closing('gone'))
}

async function inParallel<Item>(items: readonly Item[], width: number, run: (item: Item) => Promise<void>) {
  const left = [...items]
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (let item = left.pop(); item !== undefined; item = left.pop()) await run(item)
    }),
  )
}
