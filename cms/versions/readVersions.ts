import type { CollectionSlug, PayloadRequest } from 'payload'
import { readWriters } from '#collections/fields/savedBy.field.ts'

// Versions of a page of the list.
const pageSize = 20

/**
 * Reads a page of versions, the last one for a number beyond it, with only what the list shows: a version holds a whole
 * story.
 */
export async function versionsPage(
  req: PayloadRequest,
  collection: CollectionSlug,
  parent: number | string,
  page: number,
) {
  const found = await req.payload.findVersions({
    collection,
    where: { parent: { equals: parent } },
    select: { updatedAt: true, version: { _status: true, savedBy: true } },
    sort: '-updatedAt',
    limit: pageSize,
    page,
    depth: 0,
    trash: true,
    user: req.user,
    overrideAccess: false,
    req,
  })
  if (found.docs.length === 0 && found.totalDocs > 0) return versionsPage(req, collection, parent, found.totalPages)
  return {
    ...found,
    docs: found.docs.map(({ id, updatedAt, version }) => ({
      id: Number(id),
      updatedAt,
      status: '_status' in version ? version._status : null,
      savedBy: readWriters('savedBy' in version ? version.savedBy : null),
    })),
  }
}

/** Returns the newest version of a kind; null for none. */
export async function newestVersion(
  req: PayloadRequest,
  collection: CollectionSlug,
  parent: number | string,
  status: 'draft' | 'published',
): Promise<{ id: number; updatedAt: string } | null> {
  const { docs } = await req.payload.findVersions({
    collection,
    where: { and: [{ parent: { equals: parent } }, { 'version._status': { equals: status } }] },
    select: { updatedAt: true },
    sort: '-updatedAt',
    limit: 1,
    depth: 0,
    trash: true,
    user: req.user,
    overrideAccess: false,
    req,
  })
  return docs[0] ? { id: Number(docs[0].id), updatedAt: docs[0].updatedAt } : null
}
