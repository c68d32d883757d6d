import type { Extension, Hocuspocus } from '@hocuspocus/server'
import type { Payload } from 'payload'
import * as Y from 'yjs'
import { parseGuid } from '#plugins/collaboration/room/guid.ts'
import type { DocumentKeeper, FoundDocument } from './documentKeeper.ts'
import { loadDocument } from './draft.load.ts'
import { storedEdit } from './draft.merge.ts'
import { RefusedError } from './refusal.ts'

/** Brings documents from the database into memory and every change back; lets go of them when all of it is there. */
export function persistence(payload: Payload, keeper: DocumentKeeper, hocuspocus: () => Hocuspocus): Extension {
  const loaded = new Map<string, FoundDocument>()
  return {
    extensionName: 'persistence',
    onLoadDocument: async ({ document, documentName }) => {
      const found = await loadDocument(payload, parseGuid(documentName))
      if (!found) throw new RefusedError('gone')
      for (const update of found.state) Y.applyUpdate(document, update, storedEdit)
      // Now, because other servers that have it open say next what they have of it.
      loaded.set(documentName, { ...found, draft: found.isBehind ? null : keeper.digestOf(document) })
    },
    afterLoadDocument: async ({ document, documentName }) => {
      const found = loaded.get(documentName)
      loaded.delete(documentName)
      if (found) await keeper.open(document, found)
    },
    onChange: async ({ documentName, update, transactionOrigin }) => {
      if (transactionOrigin !== storedEdit) keeper.changed(documentName, update)
    },
    beforeUnloadDocument: async ({ document, documentName }) => {
      if (keeper.isSettled(documentName)) return
      void keeper
        .settle(documentName)
        .then(() => hocuspocus().unloadDocument(document))
        .catch(() => {})
      // Hocuspocus takes a rejection without an error as "not now".
      return Promise.reject()
    },
    afterUnloadDocument: async ({ documentName }) => keeper.close(documentName),
  }
}
