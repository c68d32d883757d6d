import type { PageContext } from '#blocks/core/render.types.ts'
import { joinNames } from '#blocks/core/teaser/authorList.ts'
import { rssHtml } from '#blocks/registry/rss.tsx'
import type { ReaderPodcast } from '#contract/readerApi.schema.ts'
import { coverPicture } from '../images/sharePicture.ts'
import { podcastPeople } from './podcastPeople.ts'
import { storyNotes } from './storyNotes.blocks.ts'
import { enclosure, type XmlElement, xml, xmlDocument } from './xml.ts'

const namespaces = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:itunes': 'http://www.itunes.com/dtds/podcast-1.0.dtd',
  'xmlns:podcast': 'https://podcastindex.org/namespace/1.0',
}

type Episode = ReaderPodcast['episodes'][number]

/** Returns the feed of a show, as podcast apps read it: RSS 2.0 with the tags of Apple and of the Podcast Index. */
export function podcastFeed(podcast: ReaderPodcast, page: PageContext): string {
  const { site, path, show, feed, episodes } = podcast
  const [newest] = episodes
  const cover = show.logo && coverPicture(show.logo, site.url)
  const link = site.url + path
  const description = show.description || site.tagline || show.name
  return xmlDocument(
    xml(
      'rss',
      { version: '2.0', ...namespaces },
      xml(
        'channel',
        {},
        xml('title', {}, show.name),
        xml('link', {}, link),
        xml('description', {}, description),
        xml('language', {}, site.language.lang),
        newest ? xml('lastBuildDate', {}, rfc822(newest.article.publishDateTime)) : null,
        xml('atom:link', { href: `${link}/feed.xml`, rel: 'self', type: 'application/rss+xml' }),
        cover ? xml('image', {}, xml('url', {}, cover), xml('title', {}, show.name), xml('link', {}, link)) : null,
        cover ? xml('itunes:image', { href: cover }) : null,
        xml('itunes:author', {}, site.name),
        feed.email
          ? xml('itunes:owner', {}, xml('itunes:name', {}, site.name), xml('itunes:email', {}, feed.email))
          : null,
        category(feed.category ?? 'News'),
        xml('itunes:explicit', {}, String(feed.isExplicit)),
        xml('itunes:type', {}, feed.isSerial ? 'serial' : 'episodic'),
        xml('podcast:guid', {}, feed.guid),
        xml('podcast:medium', {}, 'podcast'),
        ...episodes.map((episode) => item(episode, podcast, page)),
      ),
    ),
  )
}

// "News/Daily News" is a category within another one.
function category(name: string): XmlElement {
  const [parent = name, child] = name.split('/')
  return xml('itunes:category', { text: parent }, child ? xml('itunes:category', { text: child }) : null)
}

function item(episode: Episode, podcast: ReaderPodcast, page: PageContext) {
  const { article, recording, chapters, transcriptType, season, number } = episode
  const { site, path } = podcast
  const { lang, dir } = article.language ?? site.language
  const notes = rssHtml([...article.blocks, ...storyNotes(article, site.timeZone)], page)
  const partsOf = `${site.url}${path}/${article.id}`
  const transcript = transcriptType && `${partsOf}/transcript.${transcriptType === 'text/vtt' ? 'vtt' : 'txt'}`
  return xml(
    'item',
    {},
    xml('title', {}, article.headline),
    xml('link', {}, site.url + article.url),
    xml('guid', { isPermaLink: 'false' }, episode.guid),
    xml('pubDate', {}, rfc822(article.publishDateTime)),
    xml('description', {}, article.dek || article.headline),
    notes ? xml('content:encoded', {}, dir === 'rtl' ? `<div lang="${lang}" dir="rtl">${notes}</div>` : notes) : null,
    enclosure(recording, site.url),
    article.authors.length > 0 ? xml('itunes:author', {}, joinNames(article.authors.map(({ name }) => name))) : null,
    recording.duration ? xml('itunes:duration', {}, String(Math.round(recording.duration))) : null,
    article.image ? xml('itunes:image', { href: coverPicture(article.image, site.url) }) : null,
    xml('itunes:explicit', {}, String(podcast.feed.isExplicit)),
    xml('itunes:episodeType', {}, episode.kind),
    ...numbered('season', season),
    ...numbered('episode', number),
    ...podcastPeople(episode.people, site.url),
    transcript && transcriptType
      ? xml('podcast:transcript', { url: transcript, type: transcriptType, language: lang })
      : null,
    chapters.length > 0
      ? xml('podcast:chapters', { url: `${partsOf}/chapters.json`, type: 'application/json+chapters' })
      : null,
  )
}

// Apple's tag of a number and that of the podcast namespace; nothing where there is no number.
const numbered = (name: 'season' | 'episode', value: number | null): XmlElement[] =>
  value === null ? [] : ['itunes', 'podcast'].map((prefix) => xml(`${prefix}:${name}`, {}, String(value)))

const rfc822 = (iso: string): string => new Date(iso).toUTCString()
