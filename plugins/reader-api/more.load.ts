import { moreLength } from './nearby.read.ts'
import type { PublicReads } from './publicReads.ts'
import type { ArticleRow, TaggedRow } from './rows.schema.ts'
import { sources } from './sources.ts'

/** The stories to go on with after another. */
export interface More {
  /** The story of the same section that came out before it. */
  next: TaggedRow | null
  stories: TaggedRow[]
}

/**
 * Loads the stories below another. Two queries at most.
 * @param named ids of the posts that the story itself leads to
 */
export async function loadMore(reads: PublicReads, row: ArticleRow, named: readonly string[]): Promise<More> {
  const nearby = await reads.nearby(row, named)
  const rows = await reads.byIds(sources.tagged, Object.values(nearby).flat())
  const found = (ids: string[]) => ids.map((id) => rows.get(id)).filter((one) => one !== undefined)
  const [next = null] = found(nearby.before)
  return { next, stories: chooseMore(row.tags, found(nearby.tagged), found(nearby.ofSection), next) }
}

/**
 * Returns the stories to go on with: those with most tags of a story first, then those of its section, each once. `next`
 * is left out, which stands by itself.
 */
export function chooseMore(
  tags: readonly string[],
  tagged: readonly TaggedRow[],
  ofSection: readonly TaggedRow[],
  next: TaggedRow | null,
): TaggedRow[] {
  const shared = (row: TaggedRow) => row.tags.filter((tag) => tags.includes(tag)).length
  const nearest = tagged.toSorted((one, other) => shared(other) - shared(one))
  const found = new Map<string, TaggedRow>()
  for (const row of [...nearest, ...ofSection]) {
    if (row.id !== next?.id && !found.has(row.id)) found.set(row.id, row)
  }
  return [...found.values()].slice(0, moreLength)
}
