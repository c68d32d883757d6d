import type { PayloadRequest } from 'payload'
import type { AddressedCollection } from '#collections/addresses/addressOwner.ts'
import { addressWithSlug, refusalOfSlug } from '#collections/addresses/slugAddress.ts'
import { isSlug, numberedSlug } from '#collections/fields/slug.ts'
import { isSlugTaken } from '#collections/fields/slugTaken.ts'
import type { Id } from '#collections/permissions/actor.ts'

/** Result of checking a slug: whether a document may have it, and the public address it results in. */
export type SlugVerdict =
  | { isAvailable: true; path: string | null }
  | { isAvailable: false; message: string; suggestion: string | null }

export interface SlugQuestion {
  collection: AddressedCollection
  slug: string
  /** Id of the document; undefined before it is saved for the first time. */
  id?: Id | undefined
  /** The other field that the address depends on, from the unsaved form: a section's type, a newsletter's list. */
  type?: string | undefined
  list?: string | undefined
}

// Maximum number of suffixes that are tried for a free slug.
const maxNumbers = 50

/**
 * Checks in the ledger and the documents whether a slug is free, by the rules of saving. The readiness check "Slug is
 * available" calls it, too.
 */
export async function slugVerdict(req: PayloadRequest, question: SlugQuestion): Promise<SlugVerdict> {
  const { collection, slug, id } = question
  if (!isSlug(slug)) {
    const message = 'Use lower-case letters, digits and single hyphens, for example city-council-vote.'
    return { isAvailable: false, message, suggestion: null }
  }
  const document = await documentOf(req, question)
  const whyNot = async (candidate: string): Promise<string | null> => {
    if (await isSlugTaken(req, collection, candidate, id)) return `The slug ${candidate} is taken.`
    return (await refusalOfSlug(req, collection, candidate, document))?.message ?? null
  }
  const message = await whyNot(slug)
  if (message === null) return { isAvailable: true, path: await addressWithSlug(req, collection, document, slug) }
  for (let number = 2; number <= maxNumbers; number += 1) {
    const candidate = numberedSlug(slug, number)
    if ((await whyNot(candidate)) === null) return { isAvailable: false, message, suggestion: candidate }
  }
  return { isAvailable: false, message, suggestion: null }
}

const documentOf = async (
  req: PayloadRequest,
  { collection, id, type, list }: SlugQuestion,
): Promise<Record<string, unknown>> => {
  const said = { ...(type === undefined ? {} : { type }), ...(list === undefined ? {} : { list }) }
  if (id === undefined) return said
  const options = { collection, id, draft: true, trash: true, depth: 0, overrideAccess: true, disableErrors: true, req }
  const found = await req.payload.findByID(options)
  return { ...found, id, ...said }
}
