import type { PayloadRequest } from 'payload'
import { isSlugTaken, slugField } from '../fields/slug.field.ts'
import type { Id } from '../permissions/actor.ts'

/** Unique over all posts, and no page's slug and no redirect's source (decisions, section 4). */
const isTakenByPageOrRedirect = async (req: PayloadRequest, slug: string): Promise<boolean> => {
  const { db } = req.payload
  const one = { limit: 1, pagination: false, req }
  const pages = await db.find({ collection: 'pages', where: { slug: { equals: slug } }, ...one })
  if (pages.docs.length > 0) return true
  const targets = await db.find({ collection: 'url-targets', where: { path: { equals: `/${slug}` } }, ...one })
  return targets.docs.length > 0
}

/** Whether another post, a page or a redirect has the slug. */
export const isPostSlugTaken = async (req: PayloadRequest, slug: string, id: Id | undefined): Promise<boolean> =>
  (await isSlugTaken(req, 'posts', slug, id)) || (await isTakenByPageOrRedirect(req, slug))

/** The slug of a post; it goes along with the headline until the post has an address. */
export const postSlugField = slugField({
  source: 'headline',
  isStillOpen: (post) => !post.path,
  isTakenElsewhere: isTakenByPageOrRedirect,
})
