import { SaxesParser } from 'saxes'

/** An element of a parsed document; `name` with its prefix. */
export interface ParsedElement {
  name: string
  attributes: Record<string, string>
  text: string
  children: ParsedElement[]
}

/** Parses XML with its namespaces. @throws Error for what is not well-formed */
export function parseXml(text: string): ParsedElement {
  const root: ParsedElement = { name: '', attributes: {}, text: '', children: [] }
  const open = [root]
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    const values = Object.entries(attributes).map(([key, { value }]) => [key, value] as const)
    const element = { name, attributes: Object.fromEntries(values), text: '', children: [] }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('text', (chunk) => {
    const innermost = open.at(-1)
    if (innermost) innermost.text += chunk
  })
  parser.on('closetag', () => void open.pop())
  parser.write(text).close()
  const [document] = root.children
  if (!document) throw new Error('The document is empty')
  return document
}

const childrenOf = (element: ParsedElement, name: string) => element.children.filter((child) => child.name === name)
const childOf = (element: ParsedElement, name: string) => childrenOf(element, name)[0]
const textOf = (element: ParsedElement, name: string) => childOf(element, name)?.text.trim() ?? ''

const namespaces = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:itunes': 'http://www.itunes.com/dtds/podcast-1.0.dtd',
  'xmlns:podcast': 'https://podcastindex.org/namespace/1.0',
}

const date =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} GMT$/
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const audioTypes = ['audio/mpeg', 'audio/x-m4a', 'audio/ogg', 'audio/wav']

const isWebAddress = (text: string | undefined): boolean => {
  const url = URL.parse(text ?? '')
  return url !== null && /^https?:$/.test(url.protocol) && url.href === text
}

/**
 * Checks a feed against the rules of RSS 2.0 (and its best practices for Atom links), of Apple's podcast tags, and of the
 * podcast namespace. Returns what is wrong, a line each.
 */
export function podcastFeedFaults(xml: string): string[] {
  const faults: string[] = []
  const expect = (isRight: boolean, fault: string) => void (isRight || faults.push(fault))
  const rss = parseXml(xml)
  expect(rss.name === 'rss' && rss.attributes.version === '2.0', 'The root is no rss of version 2.0')
  for (const [name, value] of Object.entries(namespaces))
    expect(rss.attributes[name] === value, `The namespace ${name} is not ${value}`)
  const [channel, ...others] = childrenOf(rss, 'channel')
  if (!channel || others.length > 0) return [...faults, 'There is not one channel']

  const single = ['title', 'link', 'description', 'language', 'lastBuildDate', 'image', 'itunes:image', 'itunes:author']
  for (const name of [...single, 'itunes:owner', 'itunes:explicit', 'itunes:type', 'podcast:guid', 'podcast:medium'])
    expect(childrenOf(channel, name).length <= 1, `The channel has several ${name}`)
  for (const name of ['title', 'link', 'description', 'language', 'itunes:author', 'itunes:explicit', 'podcast:guid'])
    expect(textOf(channel, name) !== '', `The channel has no ${name}`)
  expect(isWebAddress(textOf(channel, 'link')), 'The link of the channel is no address')
  const self = childrenOf(channel, 'atom:link').find(({ attributes }) => attributes.rel === 'self')
  expect(isWebAddress(self?.attributes.href), 'The channel does not name its own address')
  expect(self?.attributes.type === 'application/rss+xml', 'The type of the own address is not that of RSS')
  expect(uuid.test(textOf(channel, 'podcast:guid')), 'podcast:guid is no UUID of version 5')
  expect(/^(?:true|false)$/.test(textOf(channel, 'itunes:explicit')), 'itunes:explicit is neither true nor false')
  expect(/^(?:episodic|serial)$/.test(textOf(channel, 'itunes:type')), 'itunes:type is unknown')
  expect(childrenOf(channel, 'itunes:category').length > 0, 'The channel has no category')
  for (const category of childrenOf(channel, 'itunes:category'))
    expect(Boolean(category.attributes.text), 'A category has no text')
  expect(isWebAddress(childOf(channel, 'itunes:image')?.attributes.href), 'The channel has no cover')
  const image = childOf(channel, 'image')
  for (const name of image ? ['title', 'link'] : [])
    expect(
      image !== undefined && textOf(image, name) === textOf(channel, name),
      `The ${name} of image is not the channel's`,
    )
  const owner = childOf(channel, 'itunes:owner')
  if (owner) expect(/^[^@\s]+@[^@\s]+$/.test(textOf(owner, 'itunes:email')), 'The owner has no address')

  const items = childrenOf(channel, 'item')
  const guids = items.map((item) => textOf(item, 'guid'))
  expect(new Set(guids).size === guids.length, 'Two episodes have one guid')
  const dates = items.map((item) => Date.parse(textOf(item, 'pubDate')))
  expect(
    dates.every((value, index) => index === 0 || value <= (dates[index - 1] ?? 0)),
    'The newest is not first',
  )
  if (items[0]) expect(date.test(textOf(channel, 'lastBuildDate')), 'lastBuildDate is no date')
  for (const item of items) faults.push(...itemFaults(item).map((fault) => `${textOf(item, 'title')}: ${fault}`))
  return faults
}

function itemFaults(item: ParsedElement): string[] {
  const faults: string[] = []
  const expect = (isRight: boolean, fault: string) => void (isRight || faults.push(fault))
  for (const name of ['title', 'link', 'guid', 'pubDate', 'description', 'enclosure', 'content:encoded'])
    expect(childrenOf(item, name).length <= 1, `several ${name}`)
  for (const name of ['title', 'link', 'guid', 'description']) expect(textOf(item, name) !== '', `no ${name}`)
  expect(isWebAddress(textOf(item, 'link')), 'the link is no address')
  expect(childOf(item, 'guid')?.attributes.isPermaLink === 'false', 'the guid calls itself an address')
  expect(date.test(textOf(item, 'pubDate')), 'pubDate is no date')
  const { url, length = '', type = '' } = childOf(item, 'enclosure')?.attributes ?? {}
  expect(isWebAddress(url), 'the enclosure has no address')
  expect(/^[1-9]\d*$/.test(length), 'the enclosure has no length')
  expect(audioTypes.includes(type), 'the enclosure has no type of sound')
  const duration = textOf(item, 'itunes:duration')
  expect(duration === '' || /^[1-9]\d*$/.test(duration), 'itunes:duration is not in seconds')
  const transcript = childOf(item, 'podcast:transcript')
  if (transcript) {
    expect(isWebAddress(transcript.attributes.url), 'the transcript has no address')
    expect(/^text\/(?:vtt|plain)$/.test(transcript.attributes.type ?? ''), 'the transcript has no type')
  }
  const chapters = childOf(item, 'podcast:chapters')
  if (chapters) {
    expect(isWebAddress(chapters.attributes.url), 'the chapters have no address')
    expect(chapters.attributes.type === 'application/json+chapters', 'the chapters have no type')
  }
  return faults
}
