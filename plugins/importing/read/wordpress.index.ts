import { ImportFileError, requireReadable } from './text.read.ts'
import {
  authorOf,
  categoryOf,
  itemOf,
  tagOf,
  type WordpressAuthor,
  type WordpressItem,
  type WordpressTerm,
} from './wordpressRecord.ts'
import { childText, readXmlNodes } from './xmlNode.read.ts'

export interface WordpressAttachment {
  id: string
  parent: string
  url: string
  alt: string
  caption: string
}

/** The result of the first reading of an export: everything but the bodies. */
export interface WordpressIndex {
  /** Host and path of the old site: the beginning of every import key. */
  site: string
  documents: number
  /** As the export says it; empty without one. */
  language: string
  authors: Map<string, WordpressAuthor>
  categories: Map<string, WordpressTerm>
  tags: Map<string, WordpressTerm>
  attachments: Map<string, WordpressAttachment>
  /** Ids of attachments by the id of the item that they belong to, in the order of the file. */
  attachmentsOf: Map<string, string[]>
  attachmentByUrl: Map<string, WordpressAttachment>
  /** Bodies of reusable blocks by their id. */
  reusable: Map<string, string>
  /** Paths of documents on the old site, without the slash at their end. */
  paths: Set<string>
  pathOf: Map<string, string>
  otherTypes: Map<string, number>
}

export const channel = ['rss', 'channel'] as const

export function isDocument(item: WordpressItem): boolean {
  return (item.type === 'post' || item.type === 'page') && item.status !== 'auto-draft'
}

function addTerms(index: WordpressIndex, item: WordpressItem): void {
  // An export of one type of content can name terms that it does not list.
  for (const { domain, slug, name } of item.terms) {
    const terms = domain === 'category' ? index.categories : domain === 'post_tag' ? index.tags : null
    if (terms && slug && !terms.has(slug))
      terms.set(slug, { id: '', slug, name: name || slug, parent: '', description: '' })
    if (domain === 'author' && slug && !index.authors.has(loginOfCoAuthor(slug))) {
      index.authors.set(loginOfCoAuthor(slug), { login: loginOfCoAuthor(slug), name: name || slug, email: '' })
    }
  }
  if (item.creator && !index.authors.has(item.creator)) {
    index.authors.set(item.creator, { login: item.creator, name: item.creator, email: '' })
  }
}

/** Co-Authors Plus writes "cap-" before the login. */
export function loginOfCoAuthor(slug: string): string {
  return slug.replace(/^cap-/, '')
}

function addAttachment(index: WordpressIndex, item: WordpressItem): void {
  const attachment: WordpressAttachment = {
    id: item.id,
    parent: item.parent,
    url: item.attachmentUrl,
    alt: item.meta.get('_wp_attachment_image_alt') ?? '',
    caption: item.excerpt,
  }
  index.attachments.set(attachment.id, attachment)
  index.attachmentByUrl.set(withoutSize(attachment.url), attachment)
  const siblings = index.attachmentsOf.get(attachment.parent)
  if (siblings) siblings.push(attachment.id)
  else index.attachmentsOf.set(attachment.parent, [attachment.id])
}

function addPath(index: WordpressIndex, { id, link }: WordpressItem): void {
  const { pathname } = URL.canParse(link) ? new URL(link) : { pathname: '/' }
  if (pathname === '/') return
  index.paths.add(withoutSlash(pathname))
  index.pathOf.set(id, pathname)
}

/** Returns a path without the slash at its end. */
export function withoutSlash(path: string): string {
  return path.replace(/\/$/, '')
}

function addItem(index: WordpressIndex, item: WordpressItem): void {
  if (isDocument(item)) {
    index.documents += 1
    addTerms(index, item)
    addPath(index, item)
  } else if (item.type === 'attachment' && item.attachmentUrl) addAttachment(index, item)
  else if (item.type === 'wp_block') index.reusable.set(item.id, item.content)
  else index.otherTypes.set(item.type, (index.otherTypes.get(item.type) ?? 0) + 1)
}

/** Returns an address without scheme, query and the "-300x200" that WordPress puts on resized pictures. */
export function withoutSize(url: string): string {
  return url
    .replace(/^https?:/, '')
    .replace(/[?#].*$/, '')
    .replace(/(-\d+x\d+|-scaled)(\.\w+)$/, '$2')
}

// Host and path of an address of a site; empty for what is none.
function siteOf(address: string): string {
  const site = address
    .trim()
    .replace(/^https?:\/\//, '')
    .replace(/\/+$/, '')
  return URL.canParse(`https://${site}`) ? site : ''
}

/**
 * Reads a whole WordPress export once, so that nothing has to be written before it is known to be sound.
 *
 * @param site the address of the old site, for an export that does not say it
 * @throws ImportFileError where the XML is broken, ends too early, is no WordPress export, or says no site.
 */
export async function indexWordpress(file: string, site = ''): Promise<WordpressIndex> {
  await requireReadable(file)
  const index: WordpressIndex = {
    site: '',
    documents: 0,
    language: '',
    authors: new Map(),
    categories: new Map(),
    tags: new Map(),
    attachments: new Map(),
    attachmentsOf: new Map(),
    attachmentByUrl: new Map(),
    reusable: new Map(),
    paths: new Set(),
    pathOf: new Map(),
    otherTypes: new Map(),
  }
  let isExport = false
  let home = ''
  for await (const node of readXmlNodes(file, channel)) {
    if (node.name === 'wp:wxr_version') isExport = true
    else if (node.name === 'wp:base_blog_url') index.site = siteOf(node.text)
    else if (node.name === 'link') home = siteOf(node.text)
    else if (node.name === 'language') index.language = node.text.trim()
    else if (node.name === 'wp:author') index.authors.set(childText(node, 'wp:author_login'), authorOf(node))
    else if (node.name === 'wp:category') index.categories.set(categoryOf(node).slug, categoryOf(node))
    else if (node.name === 'wp:tag') index.tags.set(tagOf(node).slug, tagOf(node))
    else if (node.name === 'item') addItem(index, itemOf(node))
  }
  if (!isExport) throw new ImportFileError(`${file}: this is no WordPress export (it has no wp:wxr_version)`)
  // Everything that is imported is known by its site: two archives without one would overwrite each other.
  index.site ||= home || siteOf(site)
  if (!index.site) {
    throw new ImportFileError(
      `${file}: the export does not say which site it is of. Name it: --site https://example.com`,
    )
  }
  return index
}
