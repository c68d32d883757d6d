import type { ReaderLink, ReaderTeaser } from '#contract/reader.schema.ts'

// Sections that a person is said to write about, at most.
const shown = 3

/** Returns the sections of stories, those with most of them first. */
export function beatsOf(posts: readonly Pick<ReaderTeaser, 'primarySection'>[]): ReaderLink[] {
  const found = new Map<string, { section: ReaderLink; count: number }>()
  for (const { primarySection: section } of posts) {
    if (section) found.set(section.href, { section, count: (found.get(section.href)?.count ?? 0) + 1 })
  }
  return [...found.values()]
    .toSorted((one, other) => other.count - one.count)
    .slice(0, shown)
    .map(({ section }) => section)
}
