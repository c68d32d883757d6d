import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { Id, Reference } from '../permissions/actor.ts'
import { idOf } from '../permissions/actor.ts'
import type { AddressedCollection } from './addressOwner.ts'
import { canonicalPath } from './canonicalPath.ts'
import { listPath, newsletterPath, pagePath, sectionPath } from './publicPath.ts'

const addressRow = z.object({
  path: z.string().nullish(),
  slug: z.string().nullish(),
  type: z.string().nullish(),
  list: z.custom<Reference>().optional(),
})

/**
 * Returns the address of a document when it is live, in canonical form; null while it has no slug. A post's is assigned
 * at its first publication, all others follow from the slug.
 */
export async function addressOfDocument(
  req: PayloadRequest,
  collection: AddressedCollection,
  document: unknown,
): Promise<string | null> {
  const { path, slug, type, list } = addressRow.parse(document)
  if (collection === 'posts') return path ? canonicalPath(path) : null
  if (!slug) return null
  switch (collection) {
    case 'pages':
      return pagePath(slug)
    case 'sections':
      return sectionPath({ slug, type })
    case 'authors':
      return listPath('author', slug)
    case 'tags':
      return listPath('tag', slug)
    case 'newsletters': {
      const listSlug = await slugOfList(req, list)
      return listSlug && newsletterPath(listSlug, slug)
    }
  }
}

const slugOfList = async (req: PayloadRequest, list: Reference): Promise<string | null> => {
  const id = idOf(list)
  if (id === null) return null
  const where = { id: { equals: id } }
  const found = await req.payload.db.findOne<{ id: Id; slug?: string | null }>({
    collection: 'newsletter-lists',
    where,
    req,
  })
  return found?.slug ?? null
}
