/** The content of a podcast feed (RSS 2.0 with the tags of Apple and of the podcast namespace), element by element. */
import type { EpisodeKind, ImportChapter } from '../import.types.ts'
import { childText, type XmlNode } from './xmlNode.read.ts'

export interface PodcastItem {
  guid: string
  title: string
  link: string
  /** ISO 8601; null where there is no date that can be read. */
  date: string | null
  notes: string
  /** A short text beside the notes; empty without one. */
  summary: string
  image: string
  /** The recording. Null for an item without one. */
  enclosure: { url: string; type: string } | null
  hosts: string[]
  others: { name: string; role: string }[]
  keywords: string[]
  season: number | null
  number: number | null
  kind: EpisodeKind
  chapters: ImportChapter[]
  chaptersUrl: string
  transcripts: { url: string; type: string }[]
  isExplicit: boolean
  unread: string[]
  /** True when nested elements were too deep to be read. */
  isCut: boolean
}

const childrenOf = (node: XmlNode, name: string): XmlNode[] => node.children.filter((child) => child.name === name)

const attribute = (node: XmlNode | undefined, name: string): string => node?.attributes[name]?.trim() ?? ''

// Whole numbers from one on, as episodes have them.
function numberOf(node: XmlNode, name: string): number | null {
  const text = childText(node, `itunes:${name}`) || childText(node, `podcast:${name}`)
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : null
}

export function isYes(text: string): boolean {
  return /^(?:yes|true|explicit)$/i.test(text)
}

export function unreadOf({ children }: XmlNode, known: ReadonlySet<string>): string[] {
  return [...new Set(children.map(({ name }) => name).filter((name) => !known.has(name)))]
}

// Elements of an item that are read, and those that repeat another one.
const known = new Set([
  ...['title', 'link', 'guid', 'pubDate', 'description', 'content:encoded', 'enclosure', 'author', 'dc:creator'],
  ...['category', 'comments', 'source', 'atom:link', 'googleplay:image', 'googleplay:description'],
  ...['itunes:title', 'itunes:summary', 'itunes:subtitle', 'itunes:image', 'itunes:author', 'itunes:duration'],
  ...['itunes:season', 'itunes:episode', 'itunes:episodeType', 'itunes:explicit', 'itunes:keywords', 'itunes:order'],
  ...['googleplay:explicit', 'media:content', 'media:thumbnail'],
  ...['podcast:person', 'podcast:season', 'podcast:episode', 'podcast:transcript', 'podcast:chapters', 'psc:chapters'],
])

function enclosureOf(node: XmlNode): PodcastItem['enclosure'] {
  const [enclosure] = childrenOf(node, 'enclosure')
  const url = attribute(enclosure, 'url')
  return url ? { url, type: attribute(enclosure, 'type').toLowerCase() } : null
}

/** Returns who is named: those of the podcast namespace with their roles, else the author. */
export function peopleOf(node: XmlNode): Pick<PodcastItem, 'hosts' | 'others'> {
  const people = childrenOf(node, 'podcast:person').map((person) => ({
    name: person.text.trim(),
    role: attribute(person, 'role').toLowerCase() || 'host',
  }))
  const named = people.filter(({ name }) => name !== '')
  const hosts = named.filter(({ role }) => role === 'host').map(({ name }) => name)
  const author = childText(node, 'itunes:author') || childText(node, 'dc:creator')
  return {
    hosts: hosts.length > 0 || !author ? hosts : [author],
    others: named.filter(({ role }) => role !== 'host'),
  }
}

// Times of Podlove's chapters: "00:01:02.500", "1:02" or seconds.
function secondsOf(time: string): number | null {
  const parts = time.split(':').map(Number)
  if (time === '' || parts.length > 3 || parts.some((part) => !Number.isFinite(part) || part < 0)) return null
  return parts.reduce((total, part) => total * 60 + part, 0)
}

const chaptersOf = (node: XmlNode): ImportChapter[] =>
  childrenOf(node, 'psc:chapters').flatMap((list) =>
    childrenOf(list, 'psc:chapter').flatMap((chapter) => {
      const [start, title] = [secondsOf(attribute(chapter, 'start')), attribute(chapter, 'title')]
      return start === null || !title ? [] : [{ start, title }]
    }),
  )

function kindOf(text: string): EpisodeKind {
  const kind = text.toLowerCase()
  return kind === 'trailer' || kind === 'bonus' ? kind : 'full'
}

export function podcastItemOf(node: XmlNode): PodcastItem {
  const enclosure = enclosureOf(node)
  const link = childText(node, 'link')
  const content = childText(node, 'content:encoded')
  const description = childText(node, 'description') || childText(node, 'itunes:summary')
  const date = Date.parse(childText(node, 'pubDate'))
  return {
    // As podcast apps do where there is no guid.
    guid: childText(node, 'guid') || enclosure?.url || link,
    title: childText(node, 'title') || childText(node, 'itunes:title'),
    link,
    date: Number.isNaN(date) || date <= 0 ? null : new Date(date).toISOString(),
    notes: content || description,
    summary: content && description !== content ? description : childText(node, 'itunes:subtitle'),
    image: attribute(childrenOf(node, 'itunes:image')[0], 'href'),
    enclosure,
    ...peopleOf(node),
    keywords: [
      ...childrenOf(node, 'category').map(({ text }) => text),
      ...childText(node, 'itunes:keywords').split(','),
    ].flatMap((word) => word.trim() || []),
    season: numberOf(node, 'season'),
    number: numberOf(node, 'episode'),
    kind: kindOf(childText(node, 'itunes:episodeType')),
    chapters: chaptersOf(node),
    chaptersUrl: attribute(childrenOf(node, 'podcast:chapters')[0], 'url'),
    transcripts: childrenOf(node, 'podcast:transcript').map((transcript) => ({
      url: attribute(transcript, 'url'),
      type: attribute(transcript, 'type').toLowerCase(),
    })),
    isExplicit: isYes(childText(node, 'itunes:explicit')),
    unread: unreadOf(node, known),
    isCut: node.isCut,
  }
}
