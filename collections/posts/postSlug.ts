import type { PayloadRequest } from 'payload'
import { isAddressTaken } from '../addresses/slugAddress.ts'
import { slugField } from '../fields/slug.field.ts'
import { isSlugTaken } from '../fields/slugTaken.ts'
import type { Id } from '../permissions/actor.ts'

/**
 * Returns whether another post, a page or an address of the ledger has the slug.
 * @param post the stored post: its day decides which address it would get.
 */
export async function isPostSlugTaken(
  req: PayloadRequest,
  slug: string,
  post: Record<string, unknown> & { id: Id },
): Promise<boolean> {
  return (await isSlugTaken(req, 'posts', slug, post.id)) || (await isAddressTaken('posts')(req, slug, post))
}

/** The slug of a post; it follows the headline until the post has an address. */
export const postSlugField = slugField({
  source: 'headline',
  isStillOpen: (post) => !post.path,
  isTakenElsewhere: isAddressTaken('posts'),
})
