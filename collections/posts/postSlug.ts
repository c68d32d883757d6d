import type { PayloadRequest } from 'payload'
import { isAddressTaken } from '../addresses/slugAddress.ts'
import { slugField } from '../fields/slug.field.ts'
import { isSlugTaken } from '../fields/slugTaken.ts'
import type { Id } from '../permissions/actor.ts'

/** Returns whether another post, a page or an address of the ledger has the slug. */
export const isPostSlugTaken = async (req: PayloadRequest, slug: string, id: Id | undefined): Promise<boolean> =>
  (await isSlugTaken(req, 'posts', slug, id)) || (await isAddressTaken('posts')(req, slug, { id }))

/** The slug of a post; it follows the headline until the post has an address. */
export const postSlugField = slugField({
  source: 'headline',
  isStillOpen: (post) => !post.path,
  isTakenElsewhere: isAddressTaken('posts'),
})
