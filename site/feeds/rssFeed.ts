import type { PageContext } from '#blocks/core/render.types.ts'
import { rssHtml } from '#blocks/registry/rss.tsx'
import type { ReaderRecording } from '#contract/reader.schema.ts'
import { pictureAddress } from '#contract/readerAddresses.ts'
import type { ReaderArticle, ReaderFeed, ReaderSite } from '#contract/readerApi.schema.ts'
import { articlePicture } from '../images/articlePicture.ts'
import { storyNotes } from './storyNotes.blocks.ts'
import { enclosure, type XmlElement, xml, xmlDocument } from './xml.ts'

const namespaces = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:media': 'http://search.yahoo.com/mrss/',
}

/**
 * Returns a feed as RSS 2.0 with whole stories.
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
        xml('language', {}, site.language.lang),
        newest ? xml('lastBuildDate', {}, rfc822(newest.publishDateTime)) : null,
        xml('atom:link', { href: site.url + path, rel: 'self', type: 'application/rss+xml' }),
        ...articles.map((article) => item(article, feed.recordings[article.id], site, page)),
      ),
    ),
  )
}

// Returns the title in a feed, which shows no kicker: a sponsored story is marked before its headline.
const titleOf = ({ headline, type }: ReaderArticle) => (type === 'sponsored' ? `Sponsored: ${headline}` : headline)

function item(article: ReaderArticle, recording: ReaderRecording | undefined, site: ReaderSite, page: PageContext) {
  const siteUrl = site.url
  const { lang, dir } = article.language ?? site.language
  const isSponsored = article.type === 'sponsored'
  const story = rssHtml([...article.blocks, ...storyNotes(article, site.timeZone)], { ...page, isSponsored })
  const url = siteUrl + article.url
  return xml(
    'item',
    {},
    xml('title', {}, titleOf(article)),
    xml('link', {}, url),
    xml('guid', { isPermaLink: 'false' }, `${siteUrl}/#post-${article.id}`),
    xml('pubDate', {}, rfc822(article.publishDateTime)),
    article.updated ? xml('atom:updated', {}, new Date(article.updated).toISOString()) : null,
    ...article.authors.map(({ name }) => xml('dc:creator', {}, name)),
    xml('dc:language', {}, lang),
    ...article.sections.map(({ label }) => xml('category', {}, label)),
    article.dek ? xml('description', {}, article.dek) : null,
    ...leadMedia(article, siteUrl),
    recording ? enclosure(recording, siteUrl) : null,
    // Left to right is what feed readers do by themselves.
    xml('content:encoded', {}, dir === 'rtl' ? `<div lang="${lang}" dir="rtl">${story}</div>` : story),
  )
}

// Returns the lead media of a story: its picture, or the file of its film or recording with its poster.
function leadMedia(article: ReaderArticle, siteUrl: string): XmlElement[] {
  const { featuredMedia: media } = article
  const image = articlePicture(article)
  const picture = image && pictureAddress(image, siteUrl)
  if (media?.scheme === 'video' || media?.scheme === 'audio') {
    const file = { url: new URL(media.src, `${siteUrl}/`).href, type: media.mimeType, medium: media.scheme }
    const thumbnail = picture ? xml('media:thumbnail', { url: picture }) : null
    return [xml('media:content', file, thumbnail)]
  }
  return picture ? [xml('media:content', { url: picture, medium: 'image' })] : []
}

function rfc822(iso: string): string {
  return new Date(iso).toUTCString()
}
