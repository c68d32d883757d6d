import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { ValidationError } from 'payload'
import { postPath, postPathWithSlug } from './postPath.ts'

/**
 * Publishing gives a post its date and its address. The first publication sets both; later ones only take over a new
 * slug, under the day that the address has already. Neither is removed again, not even with an old version.
 */
export const setAddress: CollectionBeforeChangeHook = async ({ data, originalDoc, collection, req }) => {
  const known: string | null = originalDoc?.path ?? null
  const kept: string | null = data.publishDateTime ?? (known && originalDoc?.publishDateTime)
  if (data._status !== 'published') return { ...data, publishDateTime: kept, path: known }
  if (!data.slug) {
    const message = 'The headline gives no slug. Enter one before publishing.'
    throw new ValidationError({ collection: collection.slug, errors: [{ path: 'slug', label: 'Slug', message }], req })
  }
  const publishDateTime: string = kept ?? new Date().toISOString()
  const path =
    (known && postPathWithSlug(known, data.slug)) ??
    postPath(new Date(publishDateTime), await publicationTimeZone(req), data.slug)
  return { ...data, publishDateTime, path }
}

/** Returns the time zone whose days are in the addresses of posts. */
export const publicationTimeZone = async (req: PayloadRequest): Promise<string> => {
  const select = { timeZone: true } as const
  const { timeZone } = await req.payload.findGlobal({ slug: 'settings', select, depth: 0, overrideAccess: true, req })
  return timeZone || 'America/Los_Angeles'
}
