import { z } from 'zod'
import { searchedTypes, searchLimits } from '#contract/search.schema.ts'
import { type Facet, type Found, type Search, SearchUnavailableError } from '../retriever.types.ts'
import { matchEnd, matchStart, readSnippet } from '../snippet.ts'
import { callMeilisearch, type MeilisearchOptions } from './meilisearch.client.ts'
import { indexName } from './meilisearch.index.ts'

// Words of a snippet.
const snippetLength = 40

const hit = z.object({
  kind: z.enum(['post', 'page']),
  id: z.number(),
  _formatted: z.object({ body: z.string() }),
})

const answer = z.object({
  results: z.tuple([
    z.object({ hits: z.array(hit), totalHits: z.number() }),
    z.object({ facetDistribution: z.record(z.string(), z.record(z.string(), z.number())) }),
  ]),
})

/**
 * Finds one page of hits, and the facets of all of them without the filters, in one request.
 * @throws SearchUnavailableError
 */
export async function findInMeilisearch(options: MeilisearchOptions, search: Search): Promise<Found> {
  const dates = dateFilters(search)
  const base = { indexUid: indexName, q: search.text, matchingStrategy: 'all' }
  const queries = [
    {
      ...base,
      filter: [...dates, ...chosenFilters(search)],
      sort: search.sort === 'date' ? ['publishedAt:desc'] : [],
      page: search.page,
      hitsPerPage: searchLimits.pageLength,
      attributesToRetrieve: ['kind', 'id'],
      attributesToHighlight: ['body'],
      attributesToCrop: ['body'],
      cropLength: snippetLength,
      cropMarker: '',
      highlightPreTag: matchStart,
      highlightPostTag: matchEnd,
    },
    { ...base, filter: dates, facets: ['sections', 'authors', 'type'], limit: 0 },
  ]
  const call = { method: 'POST', path: '/multi-search', body: { queries } } as const
  const found = await callMeilisearch(options, answer, call)
  if (!found) throw new SearchUnavailableError('Meilisearch has no index yet')
  const [{ hits, totalHits }, { facetDistribution }] = found.results
  return {
    hits: hits.map(({ kind, id }) => ({ kind, id: String(id) })),
    total: Math.min(totalHits, searchLimits.depth),
    facets: facetsOf(facetDistribution),
    snippets: async () => hits.map(({ _formatted }) => readSnippet(_formatted.body)),
  }
}

/** Returns the seconds of the epoch, as documents have their dates. */
export function secondsOf(moment: string): number {
  return Math.floor(Date.parse(moment) / 1000)
}

const dateFilters = ({ bounds: { from, to, before }, asOf }: Search): string[] => [
  ...(from === undefined ? [] : [`publishedAt >= ${secondsOf(from)}`]),
  ...(to === undefined ? [] : [`publishedAt <= ${secondsOf(to)}`]),
  ...(before === undefined ? [] : [`publishedAt < ${secondsOf(before)}`]),
  ...(asOf === null ? [] : [`addedAt <= ${secondsOf(asOf)}`]),
]

const chosenFilters = ({ section, author, type }: Search): string[] => [
  ...(section === null ? [] : [`sections = ${section}`]),
  ...(author === null ? [] : [`authors = ${author}`]),
  ...(type === null ? [] : [`type = ${type}`]),
]

// The attribute of each facet.
const attributes = { section: 'sections', author: 'authors', type: 'type' } as const

function facetsOf(distribution: Readonly<Record<string, Readonly<Record<string, number>>>>): Facet[] {
  const valuesOf = (of: Facet['of']) =>
    Object.entries(distribution[attributes[of]] ?? {})
      .filter(([value]) => of !== 'type' || Object.hasOwn(searchedTypes, value))
      .map(([value, count]): Facet => ({ of, value, count }))
      .toSorted((one, other) => other.count - one.count)
  return [...valuesOf('section'), ...valuesOf('author'), ...valuesOf('type')]
}
