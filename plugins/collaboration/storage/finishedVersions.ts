/** Finishes versions that rooms write: a version is finished once, and then has an entry in the log for each writer. */
import { createLocalReq, type JsonObject, type Payload, type PayloadRequest, type Where } from 'payload'
import { changesOf } from '#collections/activity/fieldChanges.ts'
import { recordActivity } from '#collections/activity/recordActivity.ts'
import { readWriters, type SavedBy, savedByContext } from '#collections/fields/savedBy.field.ts'
import { statusOf } from '#collections/lifecycle/publishStatus.ts'
import { inTransaction } from '#database/transaction.ts'
import { type SharedCollection, type SharedDocumentName, sharedCollections } from '../room/documentKey.ts'
import { sealQuietVersions, sealVersion } from './versions.store.ts'

/**
 * Finishes the version that is being written, so that the next save begins another one.
 * @returns whether there was one
 */
export async function finishVersion(req: PayloadRequest, name: SharedDocumentName): Promise<boolean> {
  const sealed = await sealVersion(req, name)
  for (const id of sealed) await recordVersion(req, name.collection, id)
  return sealed.length > 0
}

/** Finishes what was not written for some milliseconds: the last version of each time that people wrote. */
export async function finishQuietVersions(payload: Payload, quiet: number): Promise<void> {
  for (const collection of sharedCollections) {
    while ((await finishSome(payload, collection, quiet)) === batchSize);
  }
}

const batchSize = 20

async function finishSome(payload: Payload, collection: SharedCollection, quiet: number): Promise<number> {
  const req = await createLocalReq({}, payload)
  return inTransaction(req, async () => {
    const sealed = await sealQuietVersions(req, { collection, quiet, limit: batchSize })
    for (const id of sealed) await recordVersion(req, collection, id)
    return sealed.length
  })
}

async function recordVersion(req: PayloadRequest, collection: SharedCollection, id: number): Promise<void> {
  const finished = await newestVersion(req, collection, { id: { equals: id } })
  if (!finished) return
  const before = await newestVersion(req, collection, { parent: { equals: finished.parent }, id: { less_than: id } })
  const { config } = req.payload.collections[collection]
  const status = statusOf(finished.version.publishStatus)
  for (const writer of readWriters(finished.version.savedBy)) {
    const context = { [savedByContext]: { people: [writer], isAdded: false } satisfies SavedBy }
    await recordActivity(await createLocalReq({ context, req: { transactionID: req.transactionID } }, req.payload), {
      action: 'save',
      collection: config,
      document: { ...finished.version, id: finished.parent },
      from: status,
      to: status,
      source: 'screen',
      outcome: 'done',
      at: finished.updatedAt,
      detail: { version: id, changes: changesOf(config.flattenedFields, before?.version, finished.version) },
    })
  }
}

interface StoredVersion {
  parent: number
  updatedAt: string
  version: JsonObject
}

async function newestVersion(
  req: PayloadRequest,
  collection: SharedCollection,
  where: Where,
): Promise<StoredVersion | null> {
  const { docs } = await req.payload.db.findVersions<JsonObject>({
    collection,
    where,
    sort: '-id',
    limit: 1,
    pagination: false,
    req,
  })
  const [found] = docs
  return found ? { parent: Number(found.parent), updatedAt: found.updatedAt, version: found.version } : null
}
