import type { CollectionSlug, PayloadRequest } from 'payload'
import { readWriters } from '#collections/fields/savedBy.field.ts'
import { waitingKeyOf } from '#collections/lifecycle/schedule.store.ts'

// More than a document keeps.
const maxVersions = 200

/** Reads the versions of a document, newest first, with only what the list shows: a version holds a whole story. */
export async function readVersions(req: PayloadRequest, collection: CollectionSlug, parent: number | string) {
  const { docs } = await req.payload.findVersions({
    collection,
    where: { parent: { equals: parent } },
    select: { updatedAt: true, version: { _status: true, savedBy: true } },
    sort: '-updatedAt',
    limit: maxVersions,
    depth: 0,
    trash: true,
    user: req.user,
    overrideAccess: false,
    req,
  })
  return docs.map(({ id, updatedAt, version }) => ({
    id: Number(id),
    updatedAt,
    status: '_status' in version ? version._status : null,
    savedBy: readWriters('savedBy' in version ? version.savedBy : null),
  }))
}

/** Returns the version of a document that waits for its publication, and when that is; null for none. */
export async function waitingVersion(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number | string,
): Promise<{ version: number; dueAt: string } | null> {
  const { docs } = await req.payload.find({
    collection: 'schedules',
    where: { waitingKey: { equals: waitingKeyOf(collection, id) } },
    select: { version: true, dueAt: true },
    limit: 1,
    depth: 0,
    user: req.user,
    overrideAccess: false,
    req,
  })
  return docs[0] ? { version: Number(docs[0].version), dueAt: docs[0].dueAt } : null
}
