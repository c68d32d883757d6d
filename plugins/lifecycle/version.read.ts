import type { JsonObject, PayloadRequest, SelectIncludeType, Where } from 'payload'
import { NotFound } from 'payload'
import { findNewest } from '#collections/lifecycle/findNewest.ts'
import { fieldsOfRules } from '#collections/permissions/rule.ts'
import type { ContentDocument, DocumentReference } from './lifecycle.types.ts'

// Fields of a version that are not content: identity, times, and fields of the lifecycle.
const notContent = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', 'publishStatus', 'path'])

interface Version {
  id: number | string
  content: JsonObject
}

/** Returns the newest version of a document, as it is stored. */
export async function newestVersion(req: PayloadRequest, document: DocumentReference): Promise<Version> {
  const newest = await versionWhere(req, document, { latest: { equals: true } })
  if (!newest) throw new NotFound(req.t)
  return newest
}

/**
 * Returns what rules read of the newest version of a document, and nothing else of it.
 * @throws APIError 404 without the document
 */
export function newestFacts(req: PayloadRequest, document: DocumentReference): Promise<ContentDocument> {
  return newestDocument(req, document, selectedForRules)
}

/**
 * Returns the newest version of a document as it is stored, with its own id and the fields of the lifecycle.
 * @throws APIError 404 without the document
 */
export async function newestDocument(
  req: PayloadRequest,
  { collection, id }: DocumentReference,
  selected?: SelectIncludeType,
): Promise<ContentDocument> {
  const newest = await findNewest(req, collection, id, selected)
  if (newest) return newest
  const row = await req.payload.db.findOne<ContentDocument>({ collection, where: { id: { equals: id } }, req })
  if (!row) throw new NotFound(req.t)
  return row
}

const selectedForRules: SelectIncludeType = Object.fromEntries(fieldsOfRules.map((name) => [name, true]))

/** Returns one version of a document; null when it was cleared away. */
export function versionById(req: PayloadRequest, document: DocumentReference, id: string): Promise<Version | null> {
  return versionWhere(req, document, { id: { equals: id } })
}

const wasLive: Where = { 'version._status': { equals: 'published' } }

/** Returns the version that readers have now; null when it was cleared away. */
export function liveVersion(req: PayloadRequest, document: DocumentReference): Promise<Version | null> {
  return versionWhere(req, document, wasLive)
}

/** Returns the version that readers had before the one that they have now; null without one, or when it was cleared away. */
export function earlierLiveVersion(req: PayloadRequest, document: DocumentReference): Promise<Version | null> {
  return versionWhere(req, document, wasLive, 1)
}

/** Returns whether there is one, without reading it. */
export async function hasEarlierLiveVersion(req: PayloadRequest, document: DocumentReference): Promise<boolean> {
  const where = { and: [{ parent: { equals: document.id } }, wasLive] }
  return (await req.payload.db.countVersions({ collection: document.collection, where, req })).totalDocs > 1
}

// `skipped`: number of newer versions that are passed over.
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
