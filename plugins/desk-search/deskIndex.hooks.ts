import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  PayloadRequest,
  SelectIncludeType,
} from 'payload'
import { findNewest } from '#collections/lifecycle/findNewest.ts'
import { liveChangeOf } from '#collections/lifecycle/liveChange.ts'
import { writeTogether } from '#database/batchedWrites.ts'
import { type DeskCollection, deskCollectionOf, hasVersions } from './deskCollections.ts'
import { searchedFieldsOf, shapeDeskDocument } from './deskDocument.shape.ts'
import { changeDeskDocuments } from './deskIndex.store.ts'

export function indexForDesk(config: CollectionConfig): CollectionConfig {
  const collection = deskCollectionOf(config.slug)
  if (!collection) return config
  const { hooks } = config
  const afterChange: CollectionAfterChangeHook = async (written) => {
    const { doc, req } = written
    const id = Number(doc.id)
    const change = hasVersions(collection) ? await liveChangeOf(written) : null
    // What is written past the drafts is the newest version itself.
    if (change?.row) await putDeskDocument(req, collection, id, change.row)
    else await refreshDeskDocument(req, collection, id)
    return doc
  }
  const afterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
    await writeTogether(req, changeDeskDocuments, { collection, id: Number(doc.id), document: null })
    return doc
  }
  return {
    ...config,
    hooks: {
      ...hooks,
      afterChange: [...(hooks?.afterChange ?? []), afterChange],
      afterDelete: [...(hooks?.afterDelete ?? []), afterDelete],
    },
  }
}

/**
 * Brings the index to a document as it is now, within the transaction of the request. It is read again: what a hook is
 * given may lack fields, and need not be the newest version.
 */
export async function refreshDeskDocument(req: PayloadRequest, collection: DeskCollection, id: number): Promise<void> {
  await putDeskDocument(req, collection, id, await newestRow(req, collection, id))
}

async function putDeskDocument(
  req: PayloadRequest,
  collection: DeskCollection,
  id: number,
  row: NewestFields | null,
): Promise<void> {
  const document = row && shapeDeskDocument(collection, id, row)
  await writeTogether(req, changeDeskDocuments, { collection, id, document })
}

type NewestFields = Record<string, unknown>

async function newestRow(req: PayloadRequest, collection: DeskCollection, id: number): Promise<NewestFields | null> {
  const select: SelectIncludeType = Object.fromEntries(searchedFieldsOf(collection).map((name) => [name, true]))
  if (hasVersions(collection)) return findNewest(req, collection, id, select)
  const where = { id: { equals: id } }
  return req.payload.db.findOne<NewestFields & { id: number }>({ collection, where, select, req })
}
