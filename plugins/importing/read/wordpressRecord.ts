/** The content of a WordPress export (WXR 1.0 to 1.2), element by element. */
import { z } from 'zod'
import type { Footnote } from '../convert/convert.types.ts'
import { childText, type XmlNode } from './xmlNode.read.ts'

export interface WordpressTerm {
  /** Its number; empty where the export does not say. */
  id: string
  slug: string
  name: string
  /** Slug of the parent category; empty without one. */
  parent: string
  description: string
}

export interface WordpressAuthor {
  login: string
  name: string
  email: string
}

export interface WordpressItem {
  id: string
  type: string
  title: string
  link: string
  creator: string
  content: string
  excerpt: string
  status: string
  slug: string
  parent: string
  /** ISO 8601; null for drafts that have none. */
  date: string | null
  isProtected: boolean
  isSticky: boolean
  attachmentUrl: string
  comments: number
  /** True when nested elements were too deep to be read. */
  isCut: boolean
  /** Terms by domain: category, post_tag, author, post_format and those of plugins. */
  terms: { domain: string; slug: string; name: string }[]
  /** The last value of each key. */
  meta: Map<string, string>
  /** Slugs that it had before. */
  formerSlugs: string[]
  /** Files that feeds name beside it: address, size and type, a line each. */
  enclosures: string[]
}

export function categoryOf(node: XmlNode): WordpressTerm {
  const slug = childText(node, 'wp:category_nicename')
  return {
    id: childText(node, 'wp:term_id'),
    slug,
    name: childText(node, 'wp:cat_name') || slug,
    parent: childText(node, 'wp:category_parent'),
    description: childText(node, 'wp:category_description'),
  }
}

export function tagOf(node: XmlNode): WordpressTerm {
  const slug = childText(node, 'wp:tag_slug')
  return {
    id: childText(node, 'wp:term_id'),
    slug,
    name: childText(node, 'wp:tag_name') || slug,
    parent: '',
    description: childText(node, 'wp:tag_description'),
  }
}

export function authorOf(node: XmlNode): WordpressAuthor {
  const login = childText(node, 'wp:author_login')
  const names = [childText(node, 'wp:author_first_name'), childText(node, 'wp:author_last_name')]
  return {
    login,
    name: childText(node, 'wp:author_display_name') || names.filter(Boolean).join(' ') || login,
    email: childText(node, 'wp:author_email'),
  }
}

// WordPress writes "0000-00-00 00:00:00" for no date, and UTC without a zone.
function utcDate(text: string): string | null {
  const parsed = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})$/.exec(text)
  if (!parsed || parsed[1] === '0000-00-00') return null
  const date = new Date(`${parsed[1]}T${parsed[2]}Z`)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}

// The date of an item: in UTC, or that of its feed, or, for want of both, the local one taken as UTC.
function dateOf(node: XmlNode): string | null {
  const pubDate = Date.parse(childText(node, 'pubDate'))
  return (
    utcDate(childText(node, 'wp:post_date_gmt')) ??
    (Number.isNaN(pubDate) || pubDate <= 0 ? null : new Date(pubDate).toISOString()) ??
    utcDate(childText(node, 'wp:post_date'))
  )
}

export function itemOf(node: XmlNode): WordpressItem {
  const meta = node.children
    .filter(({ name }) => name === 'wp:postmeta')
    .map((entry): [string, string] => [childText(entry, 'wp:meta_key'), childText(entry, 'wp:meta_value')])
  const valuesOf = (wanted: string) => meta.filter(([key, value]) => key === wanted && value).map(([, value]) => value)
  return {
    id: childText(node, 'wp:post_id'),
    type: childText(node, 'wp:post_type') || 'post',
    title: childText(node, 'title'),
    link: childText(node, 'link'),
    creator: childText(node, 'dc:creator'),
    content: childText(node, 'content:encoded'),
    excerpt: childText(node, 'excerpt:encoded'),
    status: childText(node, 'wp:status'),
    slug: childText(node, 'wp:post_name'),
    parent: childText(node, 'wp:post_parent'),
    date: dateOf(node),
    isProtected: childText(node, 'wp:post_password') !== '',
    isSticky: childText(node, 'wp:is_sticky') === '1',
    attachmentUrl: childText(node, 'wp:attachment_url'),
    comments: node.children.filter(({ name }) => name === 'wp:comment').length,
    isCut: node.isCut,
    terms: node.children
      .filter(({ name }) => name === 'category')
      .map(({ attributes, text }) => ({
        domain: attributes.domain ?? 'category',
        slug: attributes.nicename ?? '',
        name: text.trim(),
      })),
    meta: new Map(meta),
    formerSlugs: valuesOf('_wp_old_slug'),
    enclosures: valuesOf('enclosure'),
  }
}

const footnotes = z.array(z.object({ id: z.string(), content: z.string() }))

/** Returns the footnotes that WordPress (since 6.3) keeps beside a text; null when they cannot be read. */
export function footnotesOf({ meta }: WordpressItem): Footnote[] | null {
  const stored = meta.get('footnotes')
  if (!stored) return []
  try {
    return footnotes.parse(JSON.parse(stored))
  } catch {
    return null
  }
}
