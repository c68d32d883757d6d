import type { PayloadRequest } from 'payload'
import type { Id } from '../permissions/actor.ts'

/**
 * Remembers between Payload's `beforeOperation` and `beforeChange` whether a write goes to the live document or only to
 * a new draft: both arrive with `_status: 'draft'`, and only the first tells. Kept by document, because an operation
 * can start others under the same request.
 */
export const directWrites = (req: PayloadRequest) => {
  const { context } = req
  if (!(context.directWrites instanceof Map)) context.directWrites = new Map<string, boolean>()
  const marks: Map<string, boolean> = context.directWrites as Map<string, boolean>
  const key = (slug: string, id: Id | undefined) => `${slug}/${id ?? '*'}`
  return {
    /** @param id undefined for an update of many. */
    mark: (slug: string, id: Id | undefined, isDirect: boolean) => marks.set(key(slug, id), isDirect),
    has: (slug: string, id: Id): boolean => marks.get(key(slug, id)) ?? marks.get(key(slug, undefined)) ?? false,
  }
}
