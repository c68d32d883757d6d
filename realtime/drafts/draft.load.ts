import type { Payload } from 'payload'
import * as Y from 'yjs'
import { sharedMeta } from '#plugins/collaboration/document/fields.layout.ts'
import { writeContent } from '#plugins/collaboration/document/fields.write.ts'
import { momentOf, revisionOf } from '#plugins/collaboration/revision.ts'
import { documentKeyOf, type SharedDocumentName } from '#plugins/collaboration/room/documentKey.ts'
import {
  generationOf,
  isUnsynced,
  keepState,
  loadState,
  type StoredState,
} from '#plugins/collaboration/storage/sharedDocuments.store.ts'
import { keepSnapshot } from '#plugins/collaboration/storage/snapshots.store.ts'
import { serverEdit } from './draftMerge.ts'
import { fieldsOf, readDraft, withDocument } from './sharedDraft.ts'

export interface LoadedDocument extends StoredState {
  isUnsynced: boolean
  /** Milliseconds since 1970: when the draft was saved. */
  savedAt: number | null
}

/**
 * Loads the state of a shared document. One that is opened for the first time is made from the newest draft.
 * @returns null when there is no such document
 */
export function loadDocument(payload: Payload, name: SharedDocumentName): Promise<LoadedDocument | null> {
  const documentKey = documentKeyOf(name.collection, name.id)
  return withDocument(payload, name, async (req) => {
    const known = await loadState(req, documentKey)
    if (known.state.length > 0) {
      const savedAt = momentOf(await readDraft(req, name, []))
      return { ...known, isUnsynced: await isUnsynced(req, documentKey), savedAt }
    }
    const fields = fieldsOf(payload, name.collection)
    const draft = await readDraft(req, name, fields)
    if (!draft) return null
    const seeded = new Y.Doc()
    writeContent(seeded, fields, draft, serverEdit)
    sharedMeta(seeded).set('seeded', await generationOf(req, documentKey))
    const state = Y.encodeStateAsUpdate(seeded)
    seeded.destroy()
    const keptAt = await keepState(req, documentKey, state, [])
    await keepSnapshot(req, documentKey, state, revisionOf(draft))
    return { state: [state], updates: [], keptAt, isUnsynced: false, savedAt: momentOf(draft) }
  })
}
