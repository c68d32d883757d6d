import type { MediaRequest } from '../convert/convert.types.ts'
import { parseMarkup, wordsOf } from '../convert/markup.read.ts'
import { escapeText } from '../convert/shortcodesMarkup.ts'
import type { ImportArchive, ImportDocument, ImportMedia, Remark } from '../import.types.ts'
import { isEmailAddress } from './emailAddress.ts'
import {
  channel,
  indexWordpress,
  isDocument,
  loginOfCoAuthor,
  type WordpressAttachment,
  type WordpressIndex,
  withoutSize,
  withoutSlash,
} from './wordpress.index.ts'
import { type PluginMeta, pluginMetaOf, withEnclosures } from './wordpressMeta.ts'
import { footnotesOf, itemOf, type WordpressItem, type WordpressTerm } from './wordpressRecord.ts'
import { readXmlNodes } from './xmlNode.read.ts'

// Markup and character references of a title, as the words they show.
const plain = (text: string): string => wordsOf(parseMarkup(text))

const keyOf = (index: WordpressIndex, kind: string, id: string): string => `wordpress:${index.site}:${kind}:${id}`

function mediaOf(index: WordpressIndex, { id, url, alt, caption }: WordpressAttachment): ImportMedia {
  return { key: keyOf(index, 'attachment', id), url, alt: plain(alt), caption: plain(caption) }
}

function mediaFor(index: WordpressIndex, { url, attachmentId }: MediaRequest): ImportMedia | null {
  const known =
    index.attachmentByUrl.get(withoutSize(url)) ?? (attachmentId ? index.attachments.get(attachmentId) : null)
  // A number alone can be another site's: trust it only for the same file name.
  const name = (address: string): string => withoutSize(address).split('/').at(-1) ?? ''
  if (known && name(known.url) === name(url)) return mediaOf(index, known)
  const absolute = URL.canParse(url, `https://${index.site}/`) ? new URL(url, `https://${index.site}/`) : null
  if (!absolute || !/^https?:$/.test(absolute.protocol)) return null
  return { key: keyOf(index, 'url', absolute.href), url: absolute.href, alt: '', caption: '' }
}

const withoutWww = (host: string): string => host.replace(/^www\./, '')

// Returns where an address of the old site leads here: the old path of a document is a redirect to it. Null where
// nothing here answers, undefined for files and other sites.
function ownPathOf(index: WordpressIndex, address: URL): string | null | undefined {
  const [host = '', ...folders] = index.site.split('/')
  const { pathname, searchParams, hash } = address
  if (withoutWww(address.host) !== withoutWww(host) || /\.\w{2,5}$/.test(pathname)) return undefined
  const byNumber = index.pathOf.get(searchParams.get('p') ?? searchParams.get('page_id') ?? '')
  if (byNumber) return byNumber + hash
  const path = withoutSlash(pathname)
  const isHome = path === withoutSlash(`/${folders.join('/')}`) && searchParams.size === 0
  return isHome ? '/' : index.paths.has(path) ? pathname + hash : null
}

// A category and those above it: in WordPress a category shows the posts of its children.
function withParents(index: WordpressIndex, slug: string): string[] {
  const line: string[] = []
  for (let next = slug; next && !line.includes(next); next = index.categories.get(next)?.parent ?? '') line.push(next)
  return line
}

function statusOf(item: WordpressItem): { status: ImportDocument['status']; remark: string | null } {
  if (item.status === 'trash') return { status: 'trashed', remark: null }
  if (item.status === 'publish' && !item.isProtected) return { status: 'published', remark: null }
  if (item.isProtected) return { status: 'draft', remark: 'protected by a password: imported as a draft' }
  if (item.status === 'future') return { status: 'draft', remark: `scheduled for ${item.date}: imported as a draft` }
  if (item.status === '') return { status: 'draft', remark: 'without a status: imported as a draft' }
  if (item.status === 'private') return { status: 'draft', remark: 'private: imported as a draft' }
  return { status: 'draft', remark: null }
}

function oldPathsOf(item: WordpressItem): { paths: string[]; remark: string | null } {
  if (!URL.canParse(item.link)) return { paths: [], remark: null }
  const { pathname, search } = new URL(item.link)
  if (pathname === '/') {
    return { paths: [], remark: search ? `old address without a path, no redirect: ${item.link}` : null }
  }
  const parent = pathname.replace(/[^/]+\/?$/, '')
  return { paths: [pathname, ...item.formerSlugs.map((slug) => `${parent}${slug}`)], remark: null }
}

// Returns the title and description for search engines as a note: here search engines get the headline and the dek.
const noteOf = ({ searchTitle, searchDescription }: PluginMeta, hasDek: boolean): string =>
  [
    searchTitle && `Title for search engines: ${searchTitle}`,
    hasDek && searchDescription && `Description for search engines: ${searchDescription}`,
  ]
    .filter(Boolean)
    .join('\n')

function remarksOf(item: WordpressItem, others: (string | null)[]): Remark[] {
  const found = others.filter((what) => what !== null)
  if (item.isSticky) found.push('sticky on the old front page: not pinned')
  for (const { domain, slug } of item.terms) {
    if (!['category', 'post_tag', 'author', 'nav_menu'].includes(domain)) found.push(`term of ${domain}: ${slug}`)
  }
  const remarks: Remark[] = found.map((what) => ({ kind: 'changed', what }))
  if (item.isCut) remarks.push({ kind: 'skipped', what: 'elements that are nested too deeply' })
  for (let comment = 0; comment < item.comments; comment += 1)
    remarks.push({ kind: 'skipped', what: 'comment of a reader' })
  return remarks
}

interface ItemKey {
  key: string
  remark: string | null
}

// Returns a function that gives each item its key: its number, or its address where the file has no number for it or
// had another item of that number. The same file gives the same keys again.
function keysOf(index: WordpressIndex): (item: WordpressItem) => ItemKey {
  const taken = new Set<string>()
  const take = (key: string, remark: string | null = null): ItemKey => {
    taken.add(key)
    return { key, remark }
  }
  return ({ id, type, link, slug, title }) => {
    const numbered = keyOf(index, type, id)
    if (id && !taken.has(numbered)) return take(numbered)
    const why = id ? `another item has its number, ${id}` : 'without a number'
    const address = (URL.canParse(link) && new URL(link).pathname) || slug || title
    for (let copy = 1; ; copy += 1) {
      const key = keyOf(index, `${type}-at`, copy === 1 ? address : `${address} (${copy})`)
      if (!taken.has(key)) return take(key, `${why}: a later import knows it by its address`)
    }
  }
}

function documentOf(index: WordpressIndex, item: WordpressItem, { key, remark: keyRemark }: ItemKey): ImportDocument {
  const coAuthors = item.terms.filter(({ domain }) => domain === 'author').map(({ slug }) => loginOfCoAuthor(slug))
  const authors = coAuthors.length > 0 ? coAuthors : [item.creator].filter(Boolean)
  const slugsOf = (wanted: string): string[] =>
    item.terms.filter(({ domain, slug }) => domain === wanted && slug).map(({ slug }) => slug)
  const title = plain(item.title)
  const said = pluginMetaOf(item, title)
  const primary = [...index.categories.values()].find(({ id }) => id !== '' && id === said.primaryCategory)?.slug
  const categories = slugsOf('category')
  // The first section is the primary one.
  const ordered = primary && categories.includes(primary) ? [primary, ...categories] : categories
  const sections = ordered.flatMap((slug) => withParents(index, slug))
  const { status, remark: statusRemark } = statusOf(item)
  const { paths, remark: pathRemark } = oldPathsOf(item)
  const thumbnail = index.attachments.get(item.meta.get('_thumbnail_id') ?? '')
  const { text, remarks: fileRemarks } = withEnclosures(item)
  const footnotes = footnotesOf(item)
  return {
    key,
    collection: item.type === 'page' ? 'pages' : 'posts',
    label: `${item.type} ${item.id} “${title || item.slug}”`,
    title: title || item.slug || `Untitled ${item.id}`,
    slug: item.slug,
    dek: item.excerpt || escapeText(said.searchDescription),
    body: { format: 'wordpress', text },
    status,
    publishedAt: status === 'published' ? item.date : null,
    terms: {
      authors: [...new Set(authors)].map((login) => keyOf(index, 'author', login)),
      sections: [...new Set(sections)].map((slug) => keyOf(index, 'category', slug)),
      tags: [...new Set(slugsOf('post_tag'))].map((slug) => keyOf(index, 'tag', slug)),
      sources: [],
    },
    featuredMedia: thumbnail ? mediaOf(index, thumbnail) : null,
    featuredMediaCaption: thumbnail ? plain(thumbnail.caption) : '',
    oldPaths: paths,
    language: index.language,
    note: noteOf(said, item.excerpt !== ''),
    remarks: remarksOf(item, [
      !item.excerpt && said.searchDescription ? 'description for search engines became the dek' : null,
      said.primaryCategory && ordered === categories ? 'primary category that is none of its categories' : null,
      statusRemark,
      status === 'published' && !item.date ? 'published without a date: dated on the day of the import' : null,
      pathRemark,
      footnotes ? null : `footnotes that cannot be read: ${item.meta.get('footnotes')}`,
      title ? null : 'without a title: named after its address',
      keyRemark,
    ]).concat(said.remarks, fileRemarks),
    conversion: {
      reusable: (reference) => index.reusable.get(reference) ?? null,
      attachment: (id) => index.attachments.get(id) ?? null,
      footnotes: footnotes ?? [],
      base: URL.canParse(item.link) ? item.link : `https://${index.site}/`,
      ownPath: (address) => ownPathOf(index, address),
      ownAttachments: index.attachmentsOf.get(item.id) ?? [],
    },
  }
}

// The category at the top of a category's line; null for one that is at the top itself.
function topOf(index: WordpressIndex, slug: string): WordpressTerm | null {
  const known = withParents(index, slug).flatMap((above) => index.categories.get(above) ?? [])
  const top = known.at(-1) ?? null
  return top?.slug === slug ? null : top
}

function remarksOfIndex(index: WordpressIndex): ImportArchive['remarks'] {
  const children = [...index.categories.values()].flatMap(({ name, parent, slug }) => {
    const top = topOf(index, slug)
    const said = index.categories.get(parent)?.name ?? parent
    if (!parent) return []
    const deeper = top && top.slug !== parent ? `, and it is part of ${top.name}: there are two levels` : ''
    return [`category ${name} stood under ${said}: its posts are in both sections${deeper}`]
  })
  return [
    ...[...index.otherTypes].map(([type, count]) => ({
      kind: 'skipped' as const,
      what: `item of type ${type}`,
      count,
    })),
    ...[...index.authors.values()]
      .filter(({ email }) => email !== '' && !isEmailAddress(email))
      .map(({ name, email }) => ({
        kind: 'changed' as const,
        what: `e-mail address of ${name} that is none: ${email}`,
        count: 1,
      })),
    ...children.map((what) => ({ kind: 'changed' as const, what, count: 1 })),
  ]
}

/**
 * Opens a WordPress export as an archive. The file is read twice: first whole, to know that it is sound and what it
 * names, then document by document.
 *
 * @param site the address of the old site, for an export that does not say it
 * @throws ImportFileError where the XML is broken, ends too early, is no WordPress export, or says no site.
 */
export async function openWordpressExport(file: string, site?: string): Promise<ImportArchive> {
  const index = await indexWordpress(file, site)
  return {
    total: index.documents,
    unreadable: [],
    terms: {
      authors: [...index.authors.values()].map(({ login, name, email }) => ({
        key: keyOf(index, 'author', login),
        name,
        slug: login,
        ...(isEmailAddress(email) ? { email } : {}),
      })),
      sections: [...index.categories.values()].map(({ slug, name, description }) => {
        const top = topOf(index, slug)
        return {
          key: keyOf(index, 'category', slug),
          name: plain(name),
          slug,
          ...(description ? { description: plain(description) } : {}),
          ...(top ? { parent: keyOf(index, 'category', top.slug) } : {}),
        }
      }),
      tags: [...index.tags.values()].map(({ slug, name }) => ({
        key: keyOf(index, 'tag', slug),
        name: plain(name),
        slug,
      })),
      sources: [],
    },
    library: [...index.attachments.values()].map((attachment) => mediaOf(index, attachment)),
    remarks: remarksOfIndex(index),
    mediaFor: (request) => mediaFor(index, request),
    async *documents() {
      const keyFor = keysOf(index)
      for await (const node of readXmlNodes(file, channel)) {
        if (node.name !== 'item') continue
        const item = itemOf(node)
        if (isDocument(item)) yield documentOf(index, item, keyFor(item))
      }
    },
  }
}
