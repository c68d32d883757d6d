import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  PayloadRequest,
  SelectType,
} from 'payload'
import { writeTogether } from '#database/batchedWrites.ts'
import { type DeskCollection, deskCollectionOf, hasVersions } from './deskCollections.ts'
import { searchedFieldsOf, shapeDeskDocument } from './deskDocument.shape.ts'
import { changeDeskDocuments } from './deskIndex.store.ts'

/** Returns the collection with hooks that keep its documents in the index, in the transactions that change them. */
export function indexForDesk(config: CollectionConfig): CollectionConfig {
  const collection = deskCollectionOf(config.slug)
  if (!collection) return config
  const { hooks } = config
  const afterChange: CollectionAfterChangeHook = async ({ doc, req }) => {
    await refreshDeskDocument(req, collection, Number(doc.id))
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
  const row = await newestRow(req, collection, id)
  const document = row && shapeDeskDocument(collection, id, row)
  await writeTogether(req, changeDeskDocuments, { collection, id, document })
}

type Row = Record<string, unknown>

async function newestRow(req: PayloadRequest, collection: DeskCollection, id: number): Promise<Row | null> {
  const select: SelectType = Object.fromEntries(searchedFieldsOf(collection).map((name) => [name, true]))
  if (!hasVersions(collection)) {
    return req.payload.db.findOne<Row & { id: number }>({ collection, where: { id: { equals: id } }, select, req })
  }
  const { docs } = await req.payload.db.findVersions<Row>({
    collection,
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    select: { version: select },
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0]?.version ?? null
}
