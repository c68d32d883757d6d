import type { Extension, Hocuspocus } from '@hocuspocus/server'
import type { Payload } from 'payload'
import * as Y from 'yjs'
import { parseDocumentKey } from '#plugins/collaboration/room/documentKey.ts'
import { finishQuietVersions } from '#plugins/collaboration/storage/finishedVersions.ts'
import { loadDocument } from '../drafts/draft.load.ts'
import { storedEdit } from '../drafts/draftMerge.ts'
import type { DraftSaver, FoundDocument } from '../drafts/draftSaver.ts'
import { times } from '../limits.ts'
import { RefusedError } from '../rooms/refusal.ts'
import { contextOf } from '../rooms/roomContext.ts'

/** Loads documents from the database and stores every change; unloads them once all is stored. */
export function persistence(payload: Payload, saver: DraftSaver, hocuspocus: () => Hocuspocus): Extension {
  const loaded = new Map<string, FoundDocument>()
  const timer = setInterval(() => {
    finishQuietVersions(payload, 2 * times.pause).catch((error: unknown) => {
      payload.logger.error({ err: error, msg: 'Finished versions were not recorded; the next turn does it' })
    })
  }, times.finishing)
  return {
    extensionName: 'persistence',
    onDestroy: async () => clearInterval(timer),
    onLoadDocument: async ({ document, documentName }) => {
      const found = await loadDocument(payload, parseDocumentKey(documentName))
      if (!found) throw new RefusedError('gone')
      for (const update of found.state) Y.applyUpdate(document, update, storedEdit)
      // Load first: other servers send their updates next.
      loaded.set(documentName, { ...found, draft: found.isUnsynced ? null : saver.digestOf(document) })
    },
    afterLoadDocument: async ({ document, documentName }) => {
      const found = loaded.get(documentName)
      loaded.delete(documentName)
      if (found) await saver.open(document, found)
    },
    onChange: async ({ documentName, update, transactionOrigin, context }) => {
      if (transactionOrigin === storedEdit) return
      saver.changed(documentName, update, contextOf(context)?.writer ?? null)
    },
    beforeUnloadDocument: async ({ document, documentName }) => {
      if (saver.isSettled(documentName)) return
      void saver
        .settle(documentName)
        .then(() => hocuspocus().unloadDocument(document))
        .catch(() => {})
      // Hocuspocus takes a rejection without an error as "not now".
      return Promise.reject()
    },
    afterUnloadDocument: async ({ documentName }) => saver.close(documentName),
  }
}
