import type { CollectionSlug, JsonObject, PayloadRequest, SelectIncludeType } from 'payload'
import type { Id } from '../permissions/actor.ts'

/**
 * Reads the newest version of a document as it is stored, within the request's transaction.
 * @param selected the fields that are read; left out: all
 * @returns its content with the document's own id; null for a document without versions
 */
export async function findNewest(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: Id,
  selected?: SelectIncludeType,
): Promise<(JsonObject & { id: Id }) | null> {
  const { docs } = await req.payload.db.findVersions<JsonObject>({
    collection,
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    ...(selected && { select: { version: selected } }),
    limit: 1,
    pagination: false,
    req,
  })
  const [newest] = docs
  return newest ? { ...newest.version, id: newest.parent } : null
}
