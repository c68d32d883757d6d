import type { ReaderArticle, ReaderFeed } from '#blocks/core/readerAnswer.types.ts'
import type { PageContext } from '#blocks/core/render.types.ts'
import { rssHtml } from '#blocks/registry/rss.tsx'
import { pictureAddress } from '../images/pictureAddress.ts'
import { xml, xmlDocument } from './xml.ts'

const namespaces = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:media': 'http://search.yahoo.com/mrss/',
}

/**
 * A feed as RSS 2.0 with whole stories.
 *
 * @param path where the feed itself lies
 */
export function rssFeed(feed: ReaderFeed, path: string, page: PageContext): string {
  const { site, articles } = feed
  const newest = articles[0]
  return xmlDocument(
    xml(
      'rss',
      { version: '2.0', ...namespaces },
      xml(
        'channel',
        {},
        xml('title', {}, feed.title),
        xml('link', {}, site.url + feed.path),
        xml('description', {}, site.tagline || feed.title),
        xml('language', {}, 'en'),
        newest ? xml('lastBuildDate', {}, rfc822(newest.publishDateTime)) : null,
        xml('atom:link', { href: site.url + path, rel: 'self', type: 'application/rss+xml' }),
        ...articles.map((article) => item(article, site.url, page)),
      ),
    ),
  )
}

function item(article: ReaderArticle, siteUrl: string, page: PageContext) {
  const image = article.featuredMedia ?? article.image
  const url = siteUrl + article.url
  return xml(
    'item',
    {},
    xml('title', {}, article.headline),
    xml('link', {}, url),
    xml('guid', { isPermaLink: 'false' }, `${siteUrl}/#post-${article.id}`),
    xml('pubDate', {}, rfc822(article.publishDateTime)),
    ...article.authors.map(({ name }) => xml('dc:creator', {}, name)),
    ...article.sections.map(({ label }) => xml('category', {}, label)),
    article.dek ? xml('description', {}, article.dek) : null,
    image ? xml('media:content', { url: pictureAddress(image, siteUrl), medium: 'image' }) : null,
    xml('content:encoded', {}, rssHtml(article.blocks, page)),
  )
}

function rfc822(iso: string): string {
  return new Date(iso).toUTCString()
}
