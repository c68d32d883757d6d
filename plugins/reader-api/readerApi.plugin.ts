import type { Plugin } from 'payload'
import { answerFeed } from './feed.answer.ts'
import { answerNewsSitemap } from './newsSitemap.answer.ts'
import { answerPage, headersOfPage } from './page.answer.ts'
import { answerEpisode, answerPodcast } from './podcastFeed.answer.ts'
import {
  adsQuery,
  captionsQuery,
  episodeQuery,
  feedQuery,
  newsSitemapQuery,
  pageQuery,
  podcastQuery,
  programsQuery,
  sitemapQuery,
  toolQuery,
} from './query.schema.ts'
import { endpointFor } from './readerEndpoint.ts'
import { answerAds, answerCaptions, answerPrograms, answerTool } from './siteData.answer.ts'
import { answerSitemapIndex, answerSitemapPart } from './sitemap.answer.ts'

export interface ReaderApiOptions {
  /** The public address of the reader site, without a trailing slash. */
  siteUrl: string
}

/**
 * The reader API: `GET /api/reader/{page,tool,feed,podcast,episode,captions,sitemap,news-sitemap,programs,ads}`, one request a page
 * with everything resolved (`#contract/readerApi.schema.ts` is the contract). Every caller gets what an anonymous reader may see.
 */
export function readerApi({ siteUrl }: ReaderApiOptions): Plugin {
  return (config) => {
    const endpoint = endpointFor(siteUrl)
    return {
      ...config,
      endpoints: [
        ...(config.endpoints ?? []),
        endpoint('page', pageQuery, (request, { path }) => answerPage(request, path), headersOfPage),
        endpoint('tool', toolQuery, (request, tool) => answerTool(request, tool)),
        endpoint('feed', feedQuery, (request, list) => answerFeed(request, list)),
        endpoint('podcast', podcastQuery, (request, { show }) => answerPodcast(request, show)),
        endpoint('episode', episodeQuery, (request, { id }) => answerEpisode(request, String(id))),
        endpoint('captions', captionsQuery, (request, { id, language }) =>
          answerCaptions(request, String(id), language),
        ),
        endpoint('sitemap', sitemapQuery, (request, { part }) =>
          part === undefined ? answerSitemapIndex(request) : answerSitemapPart(request, part),
        ),
        endpoint('news-sitemap', newsSitemapQuery, (request) => answerNewsSitemap(request, new Date())),
        endpoint('programs', programsQuery, (request) => answerPrograms(request)),
        endpoint('ads', adsQuery, (request) => answerAds(request)),
      ],
    }
  }
}
