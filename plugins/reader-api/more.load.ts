import type { Where } from 'payload'
import type { PublicReads } from './publicReads.ts'
import type { ArticleRow, TaggedRow, TeaserRow } from './rows.schema.ts'
import { sources } from './rows.schema.ts'

// Number of stories below another.
const moreLength = 6

// Stories with a tag of another that are compared with it: the newest.
const comparedLength = 20

/** The stories to go on with after another. */
export interface More {
  /** The story of the same section that came out before it. */
  next: TeaserRow | null
  stories: TeaserRow[]
}

/**
 * Loads the stories below another; advertisements are not among them. Three queries side by side at most.
 * @param named ids of the posts that the story itself leads to
 */
export async function loadMore(reads: PublicReads, row: ArticleRow, named: readonly string[]): Promise<More> {
  const { primarySection, tags, publishDateTime } = row
  const shown = [row.id, ...named].filter((id) => reads.isPossibleId(id))
  const others: Where[] = [{ id: { not_in: shown } }, { type: { not_equals: 'sponsored' } }]
  const newest = (where: Where, limit: number) => ({
    where: { and: [where, ...others] },
    sort: '-publishDateTime',
    limit,
  })
  const inSection = { primarySection: { equals: primarySection } }
  const [tagged, ofSection, [next = null]] = await Promise.all([
    tags.length > 0 ? reads.many(sources.tagged, newest({ tags: { in: tags } }, comparedLength)) : [],
    primarySection ? reads.many(sources.teasers, newest(inSection, moreLength + 1)) : [],
    primarySection
      ? reads.many(sources.teasers, newest({ ...inSection, publishDateTime: { less_than: publishDateTime } }, 1))
      : [],
  ])
  return { next, stories: chooseMore(tags, tagged, ofSection, next) }
}

/**
 * Returns the stories to go on with: those with most tags of a story first, then those of its section, each once. `next`
 * is left out, which stands by itself.
 */
export function chooseMore(
  tags: readonly string[],
  tagged: readonly TaggedRow[],
  ofSection: readonly TeaserRow[],
  next: TeaserRow | null,
): TeaserRow[] {
  const shared = (row: TaggedRow) => row.tags.filter((tag) => tags.includes(tag)).length
  const nearest = tagged.toSorted((one, other) => shared(other) - shared(one))
  const found = new Map<string, TeaserRow>()
  for (const row of [...nearest, ...ofSection]) {
    if (row.id !== next?.id && !found.has(row.id)) found.set(row.id, row)
  }
  return [...found.values()].slice(0, moreLength)
}
