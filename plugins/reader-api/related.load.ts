import { listPath, pagePath, sectionPath } from '#collections/addresses/publicPath.ts'
import type { ReaderAuthor, ReaderLink, ReaderMedia } from '#contract/reader.schema.ts'
import { shapeMedia } from './media.shape.ts'
import type { PublicReads } from './publicReads.ts'
import type { ArticleRow, TeaserRow } from './rows.schema.ts'
import { sources } from './sources.ts'

/** Ids of everything that a page names beside its own document; nulls are references that were left empty. */
export interface References {
  media?: Iterable<string | null>
  authors?: Iterable<string | null>
  sections?: Iterable<string | null>
  tags?: Iterable<string | null>
  pages?: Iterable<string | null>
}

/** The referenced documents by id, in the shape that readers get. Documents that readers may not see are missing. */
export interface Related {
  media: Map<string, ReaderMedia>
  authors: Map<string, ReaderAuthor>
  sections: Map<string, ReaderLink>
  tags: Map<string, ReaderLink>
  pages: Map<string, ReaderLink>
  /** The tags and sections whose stories carry no advertisements. */
  adFree: { tags: Set<string>; sections: Set<string> }
}

/** Returns the references of posts in lists. */
export function referencesOfTeasers(rows: TeaserRow[]): References {
  return {
    media: rows.flatMap((row) => [row.websiteImage, row.featuredMedia]),
    authors: rows.flatMap((row) => row.authors),
    sections: rows.map((row) => row.primarySection),
  }
}

export function referencesOfArticle(row: ArticleRow): References {
  return { media: [row.socialImage], sections: row.sections, tags: row.tags }
}

/** Loads all that several parts of a page want: one query a collection, side by side. */
export async function loadRelated(reads: PublicReads, ...references: References[]): Promise<Related> {
  const idsOf = (key: keyof References) =>
    references.flatMap((one) => [...(one[key] ?? [])]).filter((id) => id !== null)
  const [media, authors, sections, tags, pages] = await Promise.all([
    reads.byIds(sources.media, idsOf('media')),
    reads.byIds(sources.authors, idsOf('authors')),
    reads.byIds(sources.sections, idsOf('sections')),
    reads.byIds(sources.tags, idsOf('tags')),
    reads.byIds(sources.pageLinks, idsOf('pages')),
  ])
  return {
    media: mapValues(media, shapeMedia),
    authors: mapValues(authors, ({ name, slug }) => ({ name, url: listPath('author', slug) })),
    sections: mapValues(sections, (section) => ({ label: section.name, href: sectionPath(section) })),
    tags: mapValues(tags, ({ name, slug }) => ({ label: name, href: listPath('tag', slug) })),
    pages: mapValues(pages, ({ title, slug }) => ({ label: title, href: pagePath(slug) })),
    adFree: { tags: hidingAds(tags), sections: hidingAds(sections) },
  }
}

/** Returns the documents found for a list of ids, in its order. */
export function foundIn<Value>(found: Map<string, Value>, ids: (string | null)[]): Value[] {
  return ids.flatMap((id) => found.get(id ?? '') ?? [])
}

const hidingAds = (rows: Map<string, { hidesAds: boolean }>): Set<string> =>
  new Set([...rows].flatMap(([id, { hidesAds }]) => (hidesAds ? [id] : [])))

function mapValues<From, To>(map: Map<string, From>, shape: (value: From) => To): Map<string, To> {
  return new Map([...map].map(([id, value]) => [id, shape(value)]))
}
