import type { Endpoint, PayloadRequest, Plugin } from 'payload'
import type { z } from 'zod'
import type { ReaderRequest } from './answer.types.ts'
import { answerFeed } from './feed.answer.ts'
import { answerNewsSitemap } from './newsSitemap.answer.ts'
import { answerPage } from './page.answer.ts'
import { feedQuery, newsSitemapQuery, pageQuery, sitemapQuery } from './query.schema.ts'
import { createReaderRequest } from './readerRequest.ts'
import { answerSitemapIndex, answerSitemapPart } from './sitemap.answer.ts'

export interface ReaderApiOptions {
  /** The public address of the reader site, without a trailing slash. */
  siteUrl: string
}

/**
 * The reader API: `GET /api/reader/{page,feed,sitemap,news-sitemap}`, one request a page with everything resolved
 * (`#contract/readerApi.schema.ts` is the contract). Every caller gets what an anonymous reader may see.
 */
export const readerApi =
  ({ siteUrl }: ReaderApiOptions): Plugin =>
  (config) => {
    const endpoint = endpointFor(siteUrl)
    return {
      ...config,
      endpoints: [
        ...(config.endpoints ?? []),
        endpoint('page', pageQuery, (request, { path }) => answerPage(request, path)),
        endpoint('feed', feedQuery, (request, list) => answerFeed(request, list)),
        endpoint('sitemap', sitemapQuery, (request, { part }) =>
          part === undefined ? answerSitemapIndex(request) : answerSitemapPart(request, part),
        ),
        endpoint('news-sitemap', newsSitemapQuery, (request) => answerNewsSitemap(request, new Date())),
      ],
    }
  }

/** Caching is up to the site, which is notified of every change; caches in between would not be. */
const headers = { 'Cache-Control': 'no-store' }

/** Parses the query, answers, and gives 400 with one line a mistake, or 404 for an answer that does not exist. */
const endpointFor =
  (siteUrl: string) =>
  <Query extends z.ZodType>(
    name: string,
    query: Query,
    answer: (request: ReaderRequest, query: z.output<Query>) => Promise<object | null>,
  ): Endpoint => ({
    path: `/reader/${name}`,
    method: 'get',
    handler: async (req) => {
      const parsed = query.safeParse(Object.fromEntries(searchParamsOf(req)))
      if (!parsed.success) return Response.json({ errors: parsed.error.issues.map(mistake) }, { status: 400, headers })
      const found = await answer(await createReaderRequest(req.payload, siteUrl, pageOf(parsed.data)), parsed.data)
      if (!found) return Response.json({ errors: [{ message: 'Not found' }] }, { status: 404, headers })
      return Response.json(found, { headers })
    },
  })

const searchParamsOf = (req: PayloadRequest): URLSearchParams => new URL(req.url ?? '', 'http://localhost').searchParams

const pageOf = (query: unknown): number =>
  typeof query === 'object' && query && 'page' in query && typeof query.page === 'number' ? query.page : 1

const mistake = ({ path, message }: z.core.$ZodIssue) => ({
  field: path.join('.'),
  message: `${path.join('.')} ${message}`,
})
