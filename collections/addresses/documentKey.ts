import type { Id } from '../permissions/actor.ts'

/** Collections whose live documents have an address of their own. */
export const addressedCollections = ['posts', 'pages', 'sections', 'newsletters', 'authors', 'tags'] as const

export type AddressedCollection = (typeof addressedCollections)[number]

/** A document as the ledger names it: "posts:12". Nothing that begins with "/" or "https:" can look like it. */
export type DocumentKey = `${AddressedCollection}:${string}`

export const isAddressed = (collection: string): collection is AddressedCollection =>
  addressedCollections.some((known) => known === collection)

/** A document as the ledger names it. */
export const documentKey = (collection: AddressedCollection, id: Id): DocumentKey => `${collection}:${id}`

/** The way back; null for what is a path or a full address. */
export const readDocumentKey = (text: string): { collection: AddressedCollection; id: string } | null => {
  const [collection = '', id = ''] = text.split(':')
  return isAddressed(collection) && /^[\w-]+$/.test(id) ? { collection, id } : null
}
