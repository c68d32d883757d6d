import type { Payload } from 'payload'
import type { ReaderTeaser } from '#contract/reader.schema.ts'
import { type RecentViews, recentViews } from '../numbers/mostRead.store.ts'
import { teasersOf } from '../reader-api/teasers.load.ts'

/** What the card of a story shows. */
export interface CardFacts extends RecentViews {
  /** The story as readers find it in lists; null while it is not on the site. */
  teaser: ReaderTeaser | null
}

/** Returns what the cards of posts show, by their ids. */
export async function cardFacts(payload: Payload, posts: readonly string[]): Promise<Record<string, CardFacts>> {
  if (posts.length === 0) return {}
  const [views, teasers] = await Promise.all([recentViews(payload, posts.map(Number)), teasersOf(payload, posts)])
  return Object.fromEntries(
    posts.map((id) => [id, { teaser: teasers.get(id) ?? null, ...(views.get(id) ?? { hour: 0, day: 0 }) }]),
  )
}
