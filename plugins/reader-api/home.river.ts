/** The content of the home page until it is curated: pure, over rows that are in order already. */

/** Number of newest posts that decide which sections are active on the home page. */
export const riverWindow = 150
const riverLength = 24
const sectionsShown = 6
const postsPerSection = 4

interface RiverRow {
  id: string
  primarySection: string | null
}

export interface River {
  /** Ids of the newest posts. */
  posts: string[]
  /** The sections with their newest posts, the one with most posts first. */
  sections: { section: string; posts: string[] }[]
}

/**
 * Lays the home page out.
 * @param rows the newest posts, newest first.
 */
export function layRiver(rows: RiverRow[]): River {
  const bySection = new Map<string, string[]>()
  for (const { id, primarySection } of rows) {
    if (primarySection) bySection.set(primarySection, [...(bySection.get(primarySection) ?? []), id])
  }
  const busiest = [...bySection].sort(([, left], [, right]) => right.length - left.length)
  return {
    posts: rows.slice(0, riverLength).map((row) => row.id),
    sections: busiest
      .slice(0, sectionsShown)
      .map(([section, posts]) => ({ section, posts: posts.slice(0, postsPerSection) })),
  }
}
