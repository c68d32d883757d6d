import type { PayloadRequest } from 'payload'
import { boundsOf, type DateBounds } from '#collections/posts-list/publishDate.ts'
import {
  type ReaderSearch,
  type SearchHit,
  type SearchQuery,
  type SearchSnippet,
  searchLimits,
} from '#contract/search.schema.ts'
import type { ReaderRequest } from '../reader-api/answer.types.ts'
import { shapeTeaser } from '../reader-api/post.shape.ts'
import { shapeTranscript } from '../reader-api/recordings.load.ts'
import { foundIn, loadRelated, referencesOfTeasers } from '../reader-api/related.load.ts'
import { referencesOfSite, shapeSite } from '../reader-api/site.shape.ts'
import { sources } from '../reader-api/sources.ts'
import { momentOf } from './moment.find.ts'
import type { Found, FoundName, Hit, Retriever, Search } from './retriever.types.ts'
import { shapeFilters } from './searchFilters.shape.ts'
import { isNameOf, pagesBeside, shapeName, withShows } from './searchNames.load.ts'
import { withoutExcluded } from './terms.ts'

// Newest stories that a page without results shows.
const newestLength = 5

const none: Found = { hits: [], total: 0, facets: [], snippets: async () => [] }

/**
 * Returns one page of results, or null past their end. What the engine finds is read once more as an anonymous reader, so
 * that no engine can show what readers may not see.
 * @throws SearchTooSlowError
 */
export async function answerSearch(
  request: ReaderRequest,
  { req, retriever, now }: { req: PayloadRequest; retriever: Retriever; now: Date },
  query: SearchQuery,
): Promise<ReaderSearch | null> {
  const settings = await request.settings
  const search = await searchOf(request, query, boundsIn(query, now, settings.timeZone))
  const isFirst = query.page === 1
  const isPlain = isFirst && query.q !== '' && !query.section && !query.author && !query.type
  const { language } = settings
  const wanted = search && isPlain ? withoutExcluded(query.q) : ''
  const found = search && query.q ? await retriever.find(req, search) : none
  if (query.page > 1 && found.hits.length === 0) return null

  const [snippets, { names, posts, newest, transcripts, related, slugs }] = await Promise.all([
    found.snippets(),
    loadShown(
      request,
      found,
      wanted ? withShows(request, wanted, retriever.findNames(req, { text: wanted, language })) : [],
    ),
  ])
  const shownNames = [
    ...(wanted ? await pagesBeside(request, wanted, found.hits) : []),
    ...names.flatMap((name) => shapeName(name, related)),
  ]
  const isNamed = shownNames.some((name) => isNameOf(name, wanted))
  const retried =
    isFirst && query.q && found.total === 0 && !isNamed ? await retryOf(req, retriever, query.q, settings.language) : {}
  return {
    site: shapeSite(settings, related, request.siteUrl),
    hits: found.hits.flatMap((hit, place) => shapeHit(hit, snippets[place] ?? [], { posts, transcripts, related })),
    page: query.page,
    pages: Math.max(1, Math.ceil(found.total / searchLimits.pageLength)),
    total: found.total,
    asOf: query.asOf ?? now.toISOString(),
    names: shownNames,
    filters: shapeFilters(found.facets, slugs),
    suggestion: null,
    isTooCommon: false,
    ...retried,
    newest: newest.map((row) => shapeTeaser(row, related)),
  }
}

// Returns the search with the ids of its filters; null when one of them names nothing that readers may see.
async function searchOf(
  { reads, settings }: ReaderRequest,
  query: SearchQuery,
  bounds: DateBounds,
): Promise<Search | null> {
  const [section, author, { language }] = await Promise.all([
    query.section ? reads.first(sources.sections, { slug: { equals: query.section } }) : null,
    query.author ? reads.first(sources.authors, { slug: { equals: query.author } }) : null,
    settings,
  ])
  if ((query.section && !section) || (query.author && !author)) return null
  const idOf = (row: { id: string } | null) => (row ? Number(row.id) : null)
  return {
    text: query.q,
    language,
    section: idOf(section),
    author: idOf(author),
    type: query.type ?? null,
    bounds,
    sort: query.sort,
    asOf: query.asOf ?? null,
    page: query.page,
  }
}

// Returns the moments between which the days of a query lie.
function boundsIn({ from, to }: SearchQuery, now: Date, timeZone: string): DateBounds {
  const customBounds = (day: string) => boundsOf({ type: 'Custom', value: { from: day, to: day } }, now, timeZone)
  return {
    ...(from === undefined ? {} : { from: customBounds(from).from }),
    ...(to === undefined ? {} : { before: customBounds(to).before }),
  }
}

async function retryOf(
  req: PayloadRequest,
  retriever: Retriever,
  text: string,
  language: string,
): Promise<Pick<ReaderSearch, 'suggestion' | 'isTooCommon'>> {
  const isTooCommon = await retriever.isTooCommon(req, { text, language })
  return { isTooCommon, suggestion: isTooCommon ? null : await retriever.suggest(req, { text, language }) }
}

// Loads what a page of results shows, as far as readers may see it.
async function loadShown(
  request: ReaderRequest,
  { hits, facets }: Found,
  namesFound: Promise<FoundName[]> | FoundName[],
) {
  const { reads } = request
  const ids = (kind: string) => hits.filter((hit) => hit.kind === kind).map(({ id }) => id)
  const facetsOf = (of: string) => facets.filter((facet) => facet.of === of).map(({ value }) => value)
  const [names, posts, newest, slugs] = await Promise.all([
    namesFound,
    reads.byIds(sources.teasers, ids('post')),
    hits.length > 0 ? [] : reads.many(sources.teasers, { sort: '-publishDateTime', limit: newestLength }),
    loadChoices(request, facetsOf('section'), facetsOf('author')),
  ])
  const namesOf = (kind: string) => names.filter((name) => name.kind === kind).map(({ id }) => id)
  const episodes = [...posts.values()].flatMap(({ id, type }) => (type === 'episode' ? id : []))
  const [transcripts, related] = await Promise.all([
    reads.byIds(sources.episodeParts, episodes),
    loadRelated(reads, referencesOfSite(await request.settings), referencesOfTeasers([...posts.values(), ...newest]), {
      pages: ids('page'),
      authors: namesOf('author'),
      sections: namesOf('section'),
      tags: namesOf('tag'),
    }),
  ])
  return { names, posts, newest, transcripts, related, slugs }
}

// Loads the sections and authors of filters: their names and slugs.
async function loadChoices({ reads }: ReaderRequest, sectionIds: string[], authorIds: string[]) {
  const [sections, authors] = await Promise.all([
    reads.byIds(sources.sections, sectionIds),
    reads.byIds(sources.authors, authorIds),
  ])
  return { section: sections, author: authors }
}

function shapeHit(
  { kind, id }: Hit,
  snippet: SearchSnippet,
  { posts, transcripts, related }: Pick<Awaited<ReturnType<typeof loadShown>>, 'posts' | 'transcripts' | 'related'>,
): SearchHit[] {
  if (kind === 'post') {
    const transcript = shapeTranscript(transcripts.get(id)?.transcript ?? '')
    const moment = transcript && momentOf(transcript, snippet)
    return foundIn(posts, [id]).map((row) => ({ kind, post: shapeTeaser(row, related), snippet, moment }))
  }
  return foundIn(related.pages, [id]).map(({ label, href }) => ({ kind, id, title: label, url: href, snippet }))
}
