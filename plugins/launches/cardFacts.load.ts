import type { Payload } from 'payload'
import { type RecentViews, recentViews } from '../numbers/mostRead.store.ts'

/** What a curator sees beside the card of a story. */
export interface CardFacts extends RecentViews {
  /** ISO 8601; null for a post without a date. */
  publishedAt: string | null
}

/** Returns what stands beside the cards of posts, by their ids. Two queries. */
export async function cardFacts(payload: Payload, posts: readonly string[]): Promise<Record<string, CardFacts>> {
  const ids = posts.map(Number)
  if (ids.length === 0) return {}
  const [views, { docs }] = await Promise.all([
    recentViews(payload, ids),
    payload.find({
      collection: 'posts',
      where: { id: { in: ids } },
      select: { publishDateTime: true },
      depth: 0,
      pagination: false,
      overrideAccess: true,
    }),
  ])
  return Object.fromEntries(
    docs.map(({ id, publishDateTime }) => [
      id,
      { publishedAt: publishDateTime ?? null, ...(views.get(String(id)) ?? { hour: 0, day: 0 }) },
    ]),
  )
}
