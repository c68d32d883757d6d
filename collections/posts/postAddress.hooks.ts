import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { ValidationError } from 'payload'
import { postPath, postPathWithSlug } from './postPath.ts'

/**
 * Publishing gives a post its date and its address. The first publication sets both; later ones only take over a new
 * slug, under the day that the address has already.
 */
export const setAddress: CollectionBeforeChangeHook = async ({ data, originalDoc, collection, req }) => {
  if (data._status !== 'published') return data
  if (!data.slug) {
    const message = 'The headline gives no slug. Enter one before publishing.'
    throw new ValidationError({ collection: collection.slug, errors: [{ path: 'slug', label: 'Slug', message }], req })
  }
  const publishDateTime: string = data.publishDateTime ?? new Date().toISOString()
  const known: string | null = originalDoc?.path ?? null
  const path =
    (known && postPathWithSlug(known, data.slug)) ??
    postPath(new Date(publishDateTime), await publicationTimeZone(req), data.slug)
  return { ...data, publishDateTime, path }
}

const publicationTimeZone = async (req: PayloadRequest): Promise<string> => {
  const { timeZone } = await req.payload.findGlobal({ slug: 'settings', depth: 0, overrideAccess: true, req })
  return timeZone || 'America/Los_Angeles'
}
