/** Names of shared documents: documentType_subType_id (docs/spec/newsroom.md#document-guid). */
import { z } from 'zod'
import { homeFrontId } from '#collections/fronts/homeFront.ts'

// The type of each collection's documents, which is their sub-type as well.
const typeOfCollection = {
  posts: 'post',
  newsletters: 'newsletter',
  sections: 'section',
  pages: 'page',
  'reusable-blocks': 'reusable-block',
  fronts: 'front',
} as const

/** A collection whose documents are written together. */
export type SharedCollection = keyof typeof typeOfCollection

export const sharedCollections: readonly SharedCollection[] = [
  'posts',
  'newsletters',
  'sections',
  'pages',
  'reusable-blocks',
  'fronts',
]

export interface SharedDocumentName {
  collection: SharedCollection
  /** Documents of these collections are numbered. */
  id: number
}

export function isSharedCollection(slug: string): slug is SharedCollection {
  return Object.hasOwn(typeOfCollection, slug)
}

// The name of the home page, which has none by the rule (docs/spec/newsroom.md#document-guid).
const homepageKey = 'homepage_homepage_homepage'

/** Returns the name of a document's room. */
export function documentKeyOf(collection: SharedCollection, id: number | string): string {
  if (collection === 'fronts' && Number(id) === homeFrontId) return homepageKey
  const type = typeOfCollection[collection]
  return `${type}_${type}_${id}`
}

/** The error message for a client that sends an invalid document name. */
export const invalidDocumentKey = 'Invalid document guid'

/** Returns the document that a room is for; null for anything but three parts that name a document. */
export function documentNamed(documentKey: string): SharedDocumentName | null {
  if (documentKey === homepageKey) return { collection: 'fronts', id: homeFrontId }
  const [type, subType, id, ...more] = documentKey.split('_')
  const collection = sharedCollections.find((slug) => typeOfCollection[slug] === type)
  const isOne = collection && subType === type && more.length === 0 && id && /^[1-9]\d{0,14}$/.test(id)
  // Each document has one name.
  return isOne && documentKeyOf(collection, id) === documentKey ? { collection, id: Number(id) } : null
}

/**
 * Returns the document that a room is for.
 * @throws Error 'Invalid document guid' for anything but three parts that name a document
 */
export function parseDocumentKey(documentKey: string): SharedDocumentName {
  const name = documentNamed(documentKey)
  if (!name) throw new Error(invalidDocumentKey)
  return name
}

const named = (documentKey: string, context: z.core.$RefinementCtx) => {
  const name = documentNamed(documentKey)
  if (name) return name
  context.addIssue({ code: 'custom', message: invalidDocumentKey })
  return z.NEVER
}

/** The name of a shared document, such as `post_post_12`, as its collection and id. */
export const sharedDocumentId = z.string().transform(named)
