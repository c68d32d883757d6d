import type { Endpoint, Plugin } from 'payload'
import { searchFaults, searchQuery } from '#contract/search.schema.ts'
import { endpointFor, readerHeaders } from '../reader-api/readerEndpoint.ts'
import type { MeilisearchOptions } from './meilisearch/meilisearch.client.ts'
import { meilisearchRetriever } from './meilisearch/meilisearch.retriever.ts'
import { postgresRetriever } from './postgres/postgres.retriever.ts'
import { SearchTooSlowError, SearchUnavailableError } from './retriever.types.ts'
import { answerSearch } from './search.answer.ts'
import { provideIndex } from './searchedIndex.ts'
import { indexChanges } from './searchIndex.hooks.ts'
import { startUpkeep } from './searchIndex.upkeep.ts'

export interface SearchOptions {
  /** The public address of the reader site, without a trailing slash. */
  siteUrl: string
  /** Whether this process fills the index and keeps its vocabulary. */
  isKeepingUp: boolean
  /** A Meilisearch that searches instead of PostgreSQL; null for none. */
  meilisearch: MeilisearchOptions | null
}

/**
 * Adds the search of readers, `GET /api/reader/search`: stories and pages by their text, authors, sections and tags by
 * name.
 */
export function search({ siteUrl, isKeepingUp, meilisearch }: SearchOptions): Plugin {
  return (config) => {
    const retriever = meilisearch ? meilisearchRetriever(meilisearch) : postgresRetriever
    const endpoint = endpointFor(siteUrl)('search', searchQuery, (request, query, req) =>
      answerSearch(request, { req, retriever, now: new Date() }, query),
    )
    return {
      ...config,
      custom: provideIndex(config.custom, { retriever, engine: meilisearch ? 'Meilisearch' : 'PostgreSQL' }),
      collections: (config.collections ?? []).map((collection) => indexChanges(collection, retriever)),
      endpoints: [...(config.endpoints ?? []), inWords(endpoint)],
      onInit: async (payload) => {
        await config.onInit?.(payload)
        if (isKeepingUp) startUpkeep(payload, retriever)
      },
    }
  }
}

// Answers 503 for a search that was stopped, and for an engine that does not work.
const inWords = (endpoint: Endpoint): Endpoint => ({
  ...endpoint,
  handler: async (req) => {
    try {
      return await endpoint.handler(req)
    } catch (error) {
      const isSlow = error instanceof SearchTooSlowError
      if (!isSlow && !(error instanceof SearchUnavailableError)) throw error
      if (!isSlow) req.payload.logger.error({ err: error, msg: 'The search engine does not work' })
      const message = searchFaults[isSlow ? 'tooSlow' : 'unavailable']
      return Response.json(
        { errors: [{ message }] },
        { status: 503, headers: { ...readerHeaders, 'Retry-After': '60' } },
      )
    }
  },
})
