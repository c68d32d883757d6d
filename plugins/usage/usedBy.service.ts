import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest, Where } from 'payload'
import { APIError } from 'payload'
import { mediaIdsIn } from '../media-library/usage/mediaIndexes.ts'

/** What a post can use, beside other posts. */
export const usedKinds = ['media', 'tags', 'authors', 'sections'] as const
export type UsedKind = (typeof usedKinds)[number]

export interface UsingPost {
  id: string
  headline: string
  publishStatus: string
  /** Whether readers can see it. */
  isLive: boolean
}

/** The fields of a post that refer to each kind. A show is a section. */
const fieldsOf: Record<UsedKind, readonly string[]> = {
  media: ['featuredMedia', 'websiteImage', 'socialImage'],
  tags: ['tags'],
  authors: ['authors'],
  sections: ['sections', 'primarySection', 'show'],
}

/** Posts that are named; there can be thousands. */
const named = 50

/**
 * The posts that use something, in the version that readers see or in the newest one, trashed ones left out.
 *
 * @throws APIError 400 for what is no id
 */
export const postsUsing = async (
  req: PayloadRequest,
  kind: UsedKind,
  id: string,
): Promise<{ posts: UsingPost[]; total: number }> => {
  if (!/^\d{1,9}$/.test(id)) throw new APIError('This is not an id.', 400, null, true)
  const isReferred: Where = { or: fieldsOf[kind].map((field) => ({ [field]: { equals: Number(id) } })) }
  const inBodies = kind === 'media' ? await postsWithInBody(req, id) : []
  const find = (draft: boolean) =>
    req.payload.find({
      collection: 'posts',
      where: inBodies.length > 0 ? { or: [isReferred, { id: { in: inBodies } }] } : isReferred,
      draft,
      // One more than are named, so that both versions together know whether there are more.
      limit: named + 1,
      sort: '-updatedAt',
      select: { headline: true, publishStatus: true, _status: true },
      depth: 0,
      overrideAccess: false,
      req,
    })
  const [live, newest] = [await find(false), await find(true)]
  const posts = new Map(
    [...newest.docs, ...live.docs].toReversed().map((post) => [
      String(post.id),
      {
        id: String(post.id),
        headline: post.headline || 'Untitled',
        publishStatus: post.publishStatus ?? 'DRAFT',
        isLive: live.docs.some((other) => other.id === post.id && other._status === 'published'),
      },
    ]),
  )
  return { posts: [...posts.values()].slice(0, named), total: Math.max(posts.size, live.totalDocs, newest.totalDocs) }
}

/** Ids of posts whose story holds a file, out of the indexes over stories. */
const postsWithInBody = async ({ payload }: PayloadRequest, id: string): Promise<number[]> => {
  const { posts, _posts_v: versions } = payload.db.tables
  if (!posts?.body || !versions?.version_body) return []
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT id FROM posts WHERE ${mediaIdsIn(posts.body)} ? ${id}
    UNION
    SELECT parent_id AS id FROM _posts_v WHERE latest AND ${mediaIdsIn(versions.version_body)} ? ${id}
    LIMIT 1000`)
  return rows.map((row) => Number(row.id))
}
