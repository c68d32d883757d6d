import { isPodcastGuid } from '#collections/sections/podcastGuid.ts'
import type { ImportShow } from '../import.types.ts'
import { isYes, type PodcastItem, peopleOf, podcastItemOf, unreadOf } from './podcastRecord.ts'
import { ImportFileError, requireReadable } from './text.read.ts'
import { childText, readXmlNodes, type XmlNode } from './xmlNode.read.ts'

/** The path down to the elements of a feed. */
export const podcastChannel = ['rss', 'channel'] as const

export interface PodcastChannel {
  title: string
  description: string
  /** Address of the show's page. */
  link: string
  /** Address of the feed, as it says itself; empty where it does not. */
  self: string
  /** Address of older episodes; empty where the feed has all. */
  next: string
  language: string
  image: string
  show: Pick<ImportShow, 'categories' | 'isExplicit' | 'isSerial' | 'email' | 'guid'>
  isLocked: boolean
  items: number
  hosts: string[]
  unread: string[]
  enclosures: NonNullable<PodcastItem['enclosure']>[]
  people: Set<string>
  roles: Set<string>
  keywords: Set<string>
}

// "News/Politics" for a category within another one.
function categoriesOf({ attributes, children }: XmlNode): string[] {
  const parent = attributes.text?.trim() ?? ''
  return [...children.map((child) => `${parent}/${child.attributes.text?.trim() ?? ''}`), parent]
}

type Gathered = 'items' | 'enclosures' | 'people' | 'roles' | 'keywords'

// Elements of a channel that are read, and those without data of the show.
const known = new Set([
  ...['title', 'link', 'description', 'language', 'image', 'item', 'atom:link', 'atom10:link', 'podcast:locked'],
  ...['generator', 'docs', 'ttl', 'pubDate', 'lastBuildDate', 'managingEditor', 'webMaster', 'copyright', 'cloud'],
  ...['itunes:author', 'itunes:category', 'itunes:explicit', 'itunes:image', 'itunes:keywords', 'itunes:owner'],
  ...['itunes:subtitle', 'itunes:summary', 'itunes:type', 'podcast:guid', 'podcast:medium', 'podcast:person'],
  ...['itunes:complete', 'category', 'sy:updatePeriod', 'sy:updateFrequency'],
])

function channelOf(head: XmlNode): Omit<PodcastChannel, Gathered> {
  const childrenOf = (name: string) => head.children.filter((child) => child.name === name)
  const linkTo = (rel: string) =>
    childrenOf('atom:link').find(({ attributes }) => attributes.rel === rel)?.attributes.href
  const [image] = childrenOf('image')
  const [owner] = childrenOf('itunes:owner')
  const guid = childText(head, 'podcast:guid')
  return {
    title: childText(head, 'title'),
    description: childText(head, 'description') || childText(head, 'itunes:summary'),
    link: childText(head, 'link'),
    self: linkTo('self') ?? '',
    next: linkTo('next') ?? '',
    language: childText(head, 'language'),
    image: childrenOf('itunes:image')[0]?.attributes.href?.trim() || (image ? childText(image, 'url') : ''),
    hosts: peopleOf({ ...head, children: childrenOf('podcast:person') }).hosts,
    unread: [...unreadOf(head, known), ...(guid && !isPodcastGuid(guid) ? [`podcast:guid that is none: ${guid}`] : [])],
    isLocked: isYes(childText(head, 'podcast:locked')),
    show: {
      categories: childrenOf('itunes:category').flatMap(categoriesOf),
      isExplicit: isYes(childText(head, 'itunes:explicit')),
      isSerial: childText(head, 'itunes:type').toLowerCase() === 'serial',
      email: owner ? childText(owner, 'itunes:email') : '',
      guid: isPodcastGuid(guid) ? guid.toLowerCase() : '',
    },
  }
}

/**
 * Reads a whole feed once, so that nothing has to be written before it is known to be sound.
 *
 * @throws ImportFileError where the XML is broken or ends too early, or is no feed of a podcast.
 */
export async function readPodcastChannel(file: string): Promise<PodcastChannel> {
  await requireReadable(file)
  const head: XmlNode = { name: 'channel', attributes: {}, text: '', children: [], isCut: false }
  const named: Pick<PodcastChannel, Gathered> = {
    items: 0,
    enclosures: [],
    people: new Set<string>(),
    roles: new Set<string>(),
    keywords: new Set<string>(),
  }
  for await (const node of readXmlNodes(file, podcastChannel)) {
    if (node.name === 'item') addItem(named, podcastItemOf(node))
    else head.children.push(node)
  }
  const channel = { ...channelOf(head), ...named }
  if (!channel.title) throw new ImportFileError(`${file}: this is no feed of a podcast (its channel has no title)`)
  return channel
}

function addItem(named: Pick<PodcastChannel, Gathered>, item: PodcastItem): void {
  named.items += 1
  if (item.enclosure) named.enclosures.push(item.enclosure)
  for (const name of item.hosts) named.people.add(name)
  for (const { name, role } of item.others) {
    named.people.add(name)
    named.roles.add(role)
  }
  for (const word of item.keywords) named.keywords.add(word)
}
