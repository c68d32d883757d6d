import { newslettersPath, pagePath } from '#collections/addresses/publicPath.ts'
import { plainLetters } from '#collections/posts-list/plainLetters.ts'
import type { SearchName } from '#contract/search.schema.ts'
import type { ReaderRequest } from '../reader-api/answer.types.ts'
import { foundIn, type Related } from '../reader-api/related.load.ts'
import { sources } from '../reader-api/sources.ts'
import type { FoundName, Hit } from './retriever.types.ts'
import { wordsOf } from './terms.ts'

// Pages of the site that no collection has, with the words that readers look for them by.
const fixedPages = [
  { href: '/newsletters', label: 'Newsletters', words: ['newsletter', 'newsletters', 'subscribe'] },
  { href: '/podcasts', label: 'Podcasts', words: ['podcast', 'podcasts'] },
  { href: '/most-read', label: 'Most Read', words: ['popular', 'trending'] },
]

// Newsletters, pages and shows that are looked through, and letters of a word that says something of one.
const mostNewsletters = 200
const mostPages = 200
const mostShows = 20
const fewestLetters = 4

/** Returns the pages and newsletters that a text names, without pages that are among the results. */
export async function pagesBeside(request: ReaderRequest, text: string, hits: readonly Hit[]): Promise<SearchName[]> {
  const [pages, newsletters] = await Promise.all([pagesOf(request, text, hits), newslettersOf(request, text)])
  return [...fixedPagesOf(text), ...pages, ...newsletters]
}

/**
 * Returns whether a name is what a text looks for. One that only begins with its words is not: a spelling that finds
 * stories is offered beside it.
 */
export function isNameOf({ kind, label }: SearchName, text: string): boolean {
  return kind === 'page' || hasAllWords(label, text)
}

// Words that readers look for shows by.
const ofShows: ReadonlySet<string> = new Set(['podcast', 'podcasts', 'show', 'shows'])

/** Adds the shows to the names that the engine has found, where a text asks for shows. */
export async function withShows(
  { reads }: ReaderRequest,
  text: string,
  found: Promise<FoundName[]>,
): Promise<FoundName[]> {
  if (!comparedWords(text).some((word) => ofShows.has(word))) return found
  const shows = await reads.many(sources.sections, {
    where: { type: { equals: 'show' } },
    sort: 'name',
    limit: mostShows,
  })
  const names = [...(await found), ...shows.map(({ id }) => ({ kind: 'section' as const, id }))]
  return [...new Map(names.map((name) => [`${name.kind} ${name.id}`, name])).values()]
}

/** Returns a name as readers see it; none where readers may not see what it names. */
export function shapeName({ kind, id }: FoundName, { authors, sections, tags }: Related): SearchName[] {
  if (kind === 'author') {
    return foundIn(authors, [id]).flatMap(({ name, url }) => (url ? [{ kind: 'author', label: name, href: url }] : []))
  }
  if (kind === 'section') return foundIn(sections, [id]).map((link) => ({ kind: 'section', ...link }))
  return foundIn(tags, [id]).map((link) => ({ kind: 'tag', ...link }))
}

// Returns pages that have one of the words of a text, or whose whole label is in it.
function fixedPagesOf(text: string): SearchName[] {
  const words = new Set(comparedWords(text))
  return fixedPages
    .filter(
      (page) =>
        page.words.some((word) => words.has(word)) || comparedWords(page.label).every((word) => words.has(word)),
    )
    .map(({ href, label }) => ({ kind: 'page', label, href }))
}

const hasAllWords = (label: string, text: string): boolean => {
  const own = new Set(comparedWords(label))
  return comparedWords(text).every((word) => own.has(word))
}

const comparedWords = (text: string): string[] => wordsOf(plainLetters(text))

// Returns pages whose titles or addresses have all words of a text, and that are not among the results.
async function pagesOf({ reads }: ReaderRequest, text: string, hits: readonly Hit[]): Promise<SearchName[]> {
  if (comparedWords(text).length === 0) return []
  const pages = await reads.many(sources.pageLinks, { sort: 'title', limit: mostPages })
  const isHit = (id: string) => hits.some((hit) => hit.kind === 'page' && hit.id === id)
  return pages
    .filter(({ id, slug, title }) => !isHit(id) && hasAllWords(`${title} ${slug}`, text))
    .map(({ slug, title }) => ({ kind: 'page', label: title, href: pagePath(slug) }))
}

// Returns newsletters that have all words of a text in their names and what they say of themselves.
async function newslettersOf({ reads }: ReaderRequest, text: string): Promise<SearchName[]> {
  if (!comparedWords(text).some(({ length }) => length >= fewestLetters)) return []
  const lists = await reads.many(sources.newsletterPages, { sort: 'name', limit: mostNewsletters })
  return lists
    .filter(({ name, ctaTitle, description }) => {
      return hasAllWords(`${name} ${ctaTitle} ${description}`, text)
    })
    .map(({ name }) => ({ kind: 'newsletter', label: name, href: newslettersPath }))
}
