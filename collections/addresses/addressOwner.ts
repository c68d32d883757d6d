import type { Id } from '../permissions/actor.ts'

/** Collections whose live documents have an address of their own. */
export const addressedCollections = ['posts', 'pages', 'sections', 'newsletters', 'authors', 'tags'] as const

export type AddressedCollection = (typeof addressedCollections)[number]

/** A document as the ledger names it: "posts:12". Nothing that begins with "/" or "https:" can look like it. */
export type AddressOwner = `${AddressedCollection}:${string}`

export function isAddressed(collection: string): collection is AddressedCollection {
  return addressedCollections.some((known) => known === collection)
}

/** Returns a document as the ledger names it. */
export function addressOwner(collection: AddressedCollection, id: Id): AddressOwner {
  return `${collection}:${id}`
}

/** Returns the way back; null for what is a path or a full address. */
export function readAddressOwner(text: string): { collection: AddressedCollection; id: string } | null {
  const [collection = '', id = ''] = text.split(':')
  return isAddressed(collection) && /^[\w-]+$/.test(id) ? { collection, id } : null
}
