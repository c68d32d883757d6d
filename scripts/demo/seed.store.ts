import type { CollectionSlug, Payload, RequiredDataFromCollectionSlug, Where } from 'payload'
import { importContext } from '#plugins/importing/write/importRequest.ts'

/** Id of a document of any collection. */
export type Id = number

type Keyed = 'media' | 'authors' | 'tags' | 'sections' | 'posts' | 'pages' | 'url-targets'

/** Returns the key of one of the demo's documents, as in "demo:post:harbor-dredging-starts-early". */
export function demoKey(kind: string, name: string) {
  return `demo:${kind}:${name}`
}

async function idWhere(payload: Payload, collection: CollectionSlug, where: Where): Promise<Id | null> {
  const { docs } = await payload.find({ collection, where, limit: 1, depth: 0, pagination: false, trash: true })
  return docs[0] ? Number(docs[0].id) : null
}

/**
 * Returns the id of the document with the key. One in the trash counts: a user has put it there, so it is not created
 * again.
 */
export function idOfKey(payload: Payload, collection: Keyed, key: string): Promise<Id | null> {
  return idWhere(payload, collection, { importKey: { equals: key } })
}

/**
 * Creates a document unless `where` finds one already; documents that users have changed since stay unchanged.
 * @param data called only when the document has to be created.
 */
export async function ensure<Slug extends CollectionSlug>(
  payload: Payload,
  collection: Slug,
  where: Where,
  data: () => RequiredDataFromCollectionSlug<Slug> | Promise<RequiredDataFromCollectionSlug<Slug>>,
): Promise<{ id: Id; isNew: boolean }> {
  const known = await idWhere(payload, collection, where)
  if (known !== null) return { id: known, isNew: false }
  const made = await payload.create({ collection, data: await data(), depth: 0, context: { ...importContext } })
  return { id: Number(made.id), isNew: true }
}

export function ensureKeyed<Slug extends Keyed>(
  payload: Payload,
  collection: Slug,
  key: string,
  data: () => RequiredDataFromCollectionSlug<Slug> | Promise<RequiredDataFromCollectionSlug<Slug>>,
) {
  return ensure(payload, collection, { importKey: { equals: key } }, data)
}
