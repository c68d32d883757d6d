import { slugFrom } from '#collections/fields/slug.ts'
import { podcastCategories } from '#collections/sections/podcastCategories.ts'
import type { Body } from '../convert/body.convert.ts'
import { parseMarkup, wordsOf } from '../convert/markup.read.ts'
import { escapeText } from '../convert/shortcodesMarkup.ts'
import { transcriptFormatOf } from '../convert/transcript.convert.ts'
import type { ImportArchive, ImportDocument, ImportEpisode, ImportMedia, ImportTerm, Remark } from '../import.types.ts'
import { isEmailAddress } from './emailAddress.ts'
import { type PodcastChannel, podcastChannel, readPodcastChannel } from './podcastChannel.ts'
import { type PodcastItem, podcastItemOf } from './podcastRecord.ts'
import { ImportFileError } from './text.read.ts'
import { readXmlNodes } from './xmlNode.read.ts'

// A longer summary is no line below a headline.
const maxDek = 300

const plain = (text: string): string => wordsOf(parseMarkup(text))

interface Feed {
  channel: PodcastChannel
  key: string
  base: string
}

const keyOf = ({ key }: Feed, kind: string, id: string): string => `podcast:${key}:${kind}:${id}`
const authorKey = (feed: Feed, name: string): string => keyOf(feed, 'author', slugFrom(name) || name)
const tagKey = (feed: Feed, name: string): string => keyOf(feed, 'tag', slugFrom(name) || name)

function mediaAt(feed: Feed, address: string, more: Partial<ImportMedia> = {}): ImportMedia | null {
  const url = address ? URL.parse(address, feed.base || undefined) : null
  if (!url || !/^https?:$/.test(url.protocol)) return null
  return { key: keyOf(feed, 'url', url.href), url: url.href, alt: '', caption: '', ...more }
}

// The path of an old address; nothing for a site's front page and for what is no address.
const pathsOf = (...addresses: string[]): string[] =>
  addresses.flatMap((address) => {
    const { pathname } = URL.parse(address) ?? { pathname: '/' }
    return pathname === '/' ? [] : [pathname]
  })

// Notes of podcasts are markup or plain text with a paragraph a line.
function bodyOf(notes: string): Body {
  if (/<[a-z][^>]*>/i.test(notes)) return { format: 'html', text: notes }
  return { format: 'text', paragraphs: notes.split(/\n+/).map(plain).filter(Boolean) }
}

// The summary as a dek, or for the newsroom where it is too long and says something else than the notes.
function summaryOf({ summary, notes }: PodcastItem): { dek: string; note: string } {
  const words = plain(summary)
  if (words.length <= maxDek) return { dek: escapeText(words), note: '' }
  const isInNotes = plain(notes).includes(words.slice(0, maxDek / 3))
  return { dek: '', note: isInNotes ? '' : `Description: ${words}` }
}

// The recording of an episode; null for a film.
function recordingAt(feed: Feed, enclosure: PodcastItem['enclosure']): ImportMedia | null {
  if (!enclosure || /^(?:video|image)\//.test(enclosure.type)) return null
  return mediaAt(feed, enclosure.url, { mimeType: enclosure.type })
}

function episodeOf(feed: Feed, item: PodcastItem): ImportEpisode {
  const { guid, enclosure, season, number, kind, chapters, chaptersUrl, transcripts } = item
  const [transcript = null] = transcripts.flatMap(({ url: address, type }) => {
    const { url } = mediaAt(feed, address) ?? {}
    return url && transcriptFormatOf(url, type) ? { url, type } : []
  })
  return {
    show: keyOf(feed, 'show', ''),
    guid,
    audio: recordingAt(feed, enclosure),
    ...{ season, number, kind, chapters },
    chaptersUrl: chapters.length > 0 ? '' : (mediaAt(feed, chaptersUrl)?.url ?? ''),
    transcript,
  }
}

function remarksOf(feed: Feed, item: PodcastItem, { audio, transcript }: ImportEpisode): Remark[] {
  const { enclosure, transcripts, unread, isCut, title, date, isExplicit } = item
  const changed = [
    !title && 'without a title: named after its identity',
    !date && 'without a date that can be read: dated on the day of the import',
    !enclosure && 'episode without a recording',
    enclosure && !audio && `enclosure that is no recording: ${enclosure.type} ${enclosure.url}`,
    transcripts.length > 0 && !transcript && `transcript in a format that is not read: ${transcripts[0]?.type}`,
    isExplicit &&
      !feed.channel.show.isExplicit &&
      'explicit episode of a show that is not: the show has one mark for all',
  ].filter((what) => typeof what === 'string')
  return [
    ...changed.map((what): Remark => ({ kind: 'changed', what })),
    ...unread.map((name): Remark => ({ kind: 'skipped', what: `element of an episode: ${name}` })),
    ...(isCut ? [{ kind: 'skipped' as const, what: 'elements that are nested too deeply' }] : []),
  ]
}

function documentOf(feed: Feed, item: PodcastItem): ImportDocument {
  const title = plain(item.title)
  const episode = episodeOf(feed, item)
  const { dek, note } = summaryOf(item)
  const names = (list: readonly string[], key: (feed: Feed, name: string) => string) => [
    ...new Set(list.map((name) => key(feed, name))),
  ]
  return {
    key: keyOf(feed, 'episode', item.guid),
    collection: 'posts',
    label: `episode “${title || item.guid}”`,
    title: title || item.guid,
    slug: slugFrom(title),
    dek,
    body: bodyOf(item.notes),
    status: 'published',
    publishedAt: item.date,
    terms: {
      authors: names(item.hosts.length > 0 ? item.hosts : feed.channel.hosts, authorKey),
      sections: [episode.show],
      tags: names(item.keywords, tagKey),
      sources: [],
    },
    featuredMedia: mediaAt(feed, item.image),
    featuredMediaCaption: '',
    episode,
    contributors: item.others.map(({ name, role }) => ({ author: authorKey(feed, name), role })),
    oldPaths: pathsOf(item.link),
    language: feed.channel.language,
    note,
    remarks: remarksOf(feed, item, episode),
    conversion: { base: URL.canParse(item.link) ? item.link : feed.base },
  }
}

function showOf(feed: Feed, addresses: readonly string[]): ImportTerm {
  const { title, description, link, self, image, show } = feed.channel
  return {
    key: keyOf(feed, 'show', ''),
    name: plain(title),
    slug: slugFrom(plain(title)),
    description: plain(description),
    show: {
      ...show,
      email: isEmailAddress(show.email) ? show.email : '',
      logo: mediaAt(feed, image),
      oldPaths: pathsOf(link),
      oldFeeds: pathsOf(...new Set([self, ...addresses])),
    },
  }
}

const termsOf = (names: Iterable<string>, key: (name: string) => string): ImportTerm[] => {
  const terms = [...names].map((name) => ({ key: key(name), name, slug: slugFrom(name) }))
  return [...new Map(terms.map((term) => [term.key, term])).values()]
}

function remarksOfFeed(channels: readonly PodcastChannel[]): ImportArchive['remarks'] {
  const next = channels.at(-1)?.next
  const categories = channels[0]?.show.categories ?? []
  const isKnown = categories.some((category) => podcastCategories.some(({ name }) => name === category))
  const unread = channels[0]?.unread ?? []
  return [
    ...unread.map((name) => ({ kind: 'skipped' as const, what: `element of the show: ${name}`, count: 1 })),
    ...(next
      ? [{ kind: 'skipped' as const, what: `older episodes at ${next}: import the feed by its address`, count: 1 }]
      : []),
    ...(categories.length > 0 && !isKnown
      ? [{ kind: 'changed' as const, what: `categories that are none here: ${categories.join(', ')}`, count: 1 }]
      : []),
  ]
}

/**
 * Opens the feed of a podcast as an archive: its show, its episodes, and where their files are. The feed is read twice: first
 * whole, to know that it is sound and whom it names, then episode by episode.
 *
 * @param files the feed; behind it those with older episodes, where it is spread over several
 * @param addresses where the feed came from
 * @throws ImportFileError where the XML is broken or ends too early, is no feed of a podcast, or is locked by its owner.
 */
export async function openPodcastFeed(
  files: readonly string[],
  addresses: readonly string[] = [],
): Promise<ImportArchive> {
  const channels = await Promise.all(files.map(readPodcastChannel))
  const [channel] = channels
  if (!channel) throw new ImportFileError('Name the feed to import.')
  if (channel.isLocked) {
    throw new ImportFileError(
      `“${channel.title}” is locked by its owner (podcast:locked): unlock it where it is published`,
    )
  }
  const base = channel.self || addresses[0] || channel.link
  const feed: Feed = { channel, base, key: channel.show.guid || base || slugFrom(channel.title) }
  const together = (of: (one: PodcastChannel) => Set<string>) => new Set(channels.flatMap((one) => [...of(one)]))
  return {
    total: channels.reduce((sum, { items }) => sum + items, 0),
    unreadable: [],
    terms: {
      sections: [showOf(feed, addresses)],
      authors: termsOf(
        together(({ people, hosts }) => new Set([...people, ...hosts])),
        (name) => authorKey(feed, name),
      ),
      tags: termsOf(
        together(({ keywords }) => keywords),
        (name) => tagKey(feed, name),
      ),
      sources: [],
    },
    roles: [...together(({ roles }) => roles)],
    // Each is a step of the progress, and an import that is stopped has kept what came.
    library: channels.flatMap(({ enclosures }) =>
      enclosures.flatMap((enclosure) => recordingAt(feed, enclosure) ?? []),
    ),
    remarks: remarksOfFeed(channels),
    mediaFor: ({ url }) => mediaAt(feed, url),
    async *documents() {
      const seen = new Set<string>()
      for (const file of files) {
        for await (const node of readXmlNodes(file, podcastChannel)) {
          if (node.name !== 'item') continue
          const document = documentOf(feed, podcastItemOf(node))
          // The identity is what distinguishes episodes.
          if (seen.has(document.key)) continue
          seen.add(document.key)
          yield document
        }
      }
    },
  }
}
