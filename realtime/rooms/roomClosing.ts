import { setTimeout as pause } from 'node:timers/promises'
import type { Hocuspocus } from '@hocuspocus/server'
import type { Payload } from 'payload'
import type { DatabaseListener } from '#database/databaseListener.ts'
import { channels } from '#plugins/collaboration/storage/notifications.ts'
import type { DraftSaver } from '../drafts/draftSaver.ts'

interface ClosingOptions {
  hocuspocus: () => Hocuspocus
  saver: DraftSaver
  logger: Payload['logger']
}

// Milliseconds that a save may take: a room is also closed because its document cannot be saved.
const saveTimeout = 3_000

/**
 * Closes a room when the back office orders it: what is written is saved first as far as it can be, and everybody comes
 * back. Their browsers keep what they write meanwhile.
 */
export function closeWhenOrdered(listener: DatabaseListener, { hocuspocus, saver, logger }: ClosingOptions): void {
  const close = async (documentKey: string) => {
    if (!hocuspocus().documents.has(documentKey)) return
    const saved = saver
      .save(documentKey)
      .catch((error: unknown) =>
        logger.warn({ err: error, guid: documentKey, msg: 'A room is closed without its last save' }),
      )
    await Promise.race([saved, pause(saveTimeout, undefined, { ref: false })])
    hocuspocus().closeConnections(documentKey)
  }
  listener.on(channels.closings, (documentKey) => void close(documentKey))
}
