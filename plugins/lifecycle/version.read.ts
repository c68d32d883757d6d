import type { JsonObject, PayloadRequest, Where } from 'payload'
import { NotFound } from 'payload'
import type { DocumentReference } from './lifecycle.types.ts'

/** Fields of a version that are not content: identity, times, and fields of the lifecycle. */
const notContent = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', 'publishStatus', 'path'])

interface Version {
  id: number | string
  content: JsonObject
}

/** Returns the newest version of a document, as it is stored. */
export const newestVersion = async (req: PayloadRequest, document: DocumentReference): Promise<Version> => {
  const newest = await versionWhere(req, document, { latest: { equals: true } })
  if (!newest) throw new NotFound(req.t)
  return newest
}

/** Returns one version of a document; null when it was cleared away. */
export const versionById = (req: PayloadRequest, document: DocumentReference, id: string): Promise<Version | null> =>
  versionWhere(req, document, { id: { equals: id } })

const wasLive: Where = { 'version._status': { equals: 'published' } }

/** Returns the version that readers have now; null when it was cleared away. */
export const liveVersion = (req: PayloadRequest, document: DocumentReference): Promise<Version | null> =>
  versionWhere(req, document, wasLive)

/** Returns the version that readers had before the one that they have now; null without one, or when it was cleared away. */
export const earlierLiveVersion = (req: PayloadRequest, document: DocumentReference): Promise<Version | null> =>
  versionWhere(req, document, wasLive, 1)

/** Tells whether there is one, without reading it. */
export const hasEarlierLiveVersion = async (req: PayloadRequest, document: DocumentReference): Promise<boolean> => {
  const where = { and: [{ parent: { equals: document.id } }, wasLive] }
  return (await req.payload.db.countVersions({ collection: document.collection, where, req })).totalDocs > 1
}

/** @param skipped number of newer versions that are passed over */
const versionWhere = async (
  req: PayloadRequest,
  { collection, id }: DocumentReference,
  where: Where,
  skipped = 0,
): Promise<Version | null> => {
  const { docs } = await req.payload.db.findVersions<JsonObject>({
    collection,
    where: { and: [{ parent: { equals: id } }, where] },
    sort: '-id',
    limit: skipped + 1,
    pagination: false,
    req,
  })
  const version = docs[skipped]
  if (!version) return null
  const content = Object.fromEntries(Object.entries(version.version).filter(([name]) => !notContent.has(name)))
  return { id: version.id, content }
}
