import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { ValidationError } from 'payload'
import { pathAtPublication, refusalOfHeldPath } from './postAddress.ts'

/**
 * Publishing gives a post its date and its address. The first publication sets both; later ones only take over a new
 * slug, under the day that the address has already. Neither is removed again, not even with an old version.
 */
export const setAddress: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const known: string | null = originalDoc?.path ?? null
  const kept: string | null = data.publishDateTime ?? (known && originalDoc?.publishDateTime)
  if (data._status !== 'published') return { ...data, publishDateTime: kept, path: known }
  if (!data.slug) return refuseSlug(req, 'The headline gives no slug. Enter one before publishing.')
  const publishDateTime: string = kept ?? new Date().toISOString()
  const path = await pathAtPublication(req, { path: known, publishDateTime }, data.slug)
  const refusal = path === known ? null : await refusalOfHeldPath(req, path, originalDoc?.id)
  return refusal ? refuseSlug(req, refusal.message) : { ...data, publishDateTime, path }
}

const refuseSlug = (req: PayloadRequest, message: string): never => {
  throw new ValidationError({ collection: 'posts', errors: [{ path: 'slug', label: 'Slug', message }], req })
}
