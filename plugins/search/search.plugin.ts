import type { Endpoint, Plugin } from 'payload'
import { searchQuery } from '#contract/search.schema.ts'
import { endpointFor, readerHeaders } from '../reader-api/readerEndpoint.ts'
import { postgresRetriever } from './postgres/postgres.retriever.ts'
import { SearchTooSlowError } from './retriever.types.ts'
import { answerSearch } from './search.answer.ts'
import { indexChanges } from './searchIndex.hooks.ts'
import { startUpkeep } from './searchIndex.upkeep.ts'

export interface SearchOptions {
  /** The public address of the reader site, without a trailing slash. */
  siteUrl: string
  /** Whether this process fills the index and keeps its vocabulary. */
  isKeepingUp: boolean
}

/**
 * The search of readers, `GET /api/reader/search`: stories and pages by their text, authors, sections and tags by name.
 * Another engine takes the place of `postgresRetriever`.
 */
export const search =
  ({ siteUrl, isKeepingUp }: SearchOptions): Plugin =>
  (config) => {
    const retriever = postgresRetriever
    const endpoint = endpointFor(siteUrl)('search', searchQuery, (request, query, req) =>
      answerSearch(request, { req, retriever, now: new Date() }, query),
    )
    return {
      ...config,
      collections: (config.collections ?? []).map((collection) => indexChanges(collection, retriever)),
      endpoints: [...(config.endpoints ?? []), withinTime(endpoint)],
      onInit: async (payload) => {
        await config.onInit?.(payload)
        if (isKeepingUp) startUpkeep(payload)
      },
    }
  }

/** Answers 503 for a search that was stopped. */
const withinTime = (endpoint: Endpoint): Endpoint => ({
  ...endpoint,
  handler: async (req) => {
    try {
      return await endpoint.handler(req)
    } catch (error) {
      if (!(error instanceof SearchTooSlowError)) throw error
      const message = 'This search takes too long. Search for fewer or rarer words.'
      return Response.json(
        { errors: [{ message }] },
        { status: 503, headers: { ...readerHeaders, 'Retry-After': '60' } },
      )
    }
  },
})
