import type { ReaderLink, ReaderTeaser } from '#contract/reader.schema.ts'
import type { ReaderPage } from '#contract/readerApi.schema.ts'

/** The stories of a front page by place; each occurs once. */
export interface FrontPage {
  lead: ReaderTeaser | null
  /** Beside the one that leads. */
  secondRank: ReaderTeaser[]
  /** In a row below both. */
  row: ReaderTeaser[]
  sections: { link: ReaderLink; posts: ReaderTeaser[] }[]
  river: ReaderTeaser[]
}

const secondRankLength = 3
const rowLength = 4
const sectionLength = 5

/**
 * Lays out a front page that is not curated: the newest story leads, the next ones come second, then every section with
 * what it has besides, then the rest.
 */
export function layOutFrontPage({ posts, sections }: Extract<ReaderPage, { kind: 'home' }>): FrontPage {
  const used = new Set<string>()
  const take = (from: readonly ReaderTeaser[], count: number) => {
    const taken = from.filter(({ id }) => !used.has(id)).slice(0, count)
    for (const { id } of taken) used.add(id)
    return taken
  }
  const [lead = null] = take(posts, 1)
  const secondRank = take(posts, secondRankLength)
  const row = take(posts, rowLength)
  const filled = sections.map(({ link, posts: ofSection }) => ({ link, posts: take(ofSection, sectionLength) }))
  return {
    lead,
    secondRank,
    row,
    sections: filled.filter(({ posts: ofSection }) => ofSection.length > 0),
    river: take(posts, posts.length),
  }
}
