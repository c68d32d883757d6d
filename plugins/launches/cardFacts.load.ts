import type { Payload } from 'payload'
import type { ReaderTeaser } from '#contract/reader.schema.ts'
import { type RecentViews, recentViews } from '../numbers/mostRead.store.ts'
import { readOnFromHome } from '../numbers/read-next/homeReaders.read.ts'
import { teasersOf } from '../reader-api/teasers.load.ts'

/** What the card of a story shows. */
export interface CardFacts extends RecentViews {
  /** The story as readers find it in lists; null while it is not on the site. */
  teaser: ReaderTeaser | null
  /** Of its readers who came from the home page, the share that read it for 15 seconds; null while they are few. */
  readOn: number | null
}

/** Returns what the cards of posts show, by their ids. */
export async function cardFacts(payload: Payload, posts: readonly string[]): Promise<Record<string, CardFacts>> {
  if (posts.length === 0) return {}
  const ids = posts.map(Number)
  const [views, teasers, readOn] = await Promise.all([
    recentViews(payload, ids),
    teasersOf(payload, posts),
    readOnFromHome(payload, ids, new Date()),
  ])
  return Object.fromEntries(
    posts.map((id) => [
      id,
      { teaser: teasers.get(id) ?? null, ...(views.get(id) ?? { hour: 0, day: 0 }), readOn: readOn.get(id) ?? null },
    ]),
  )
}
