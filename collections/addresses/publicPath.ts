/**
 * Public paths of content (docs/spec/newsroom.md#addresses). `addressOf` is the inverse; both are pure, and do not
 * check whether the content exists.
 */
import { postPath } from '#contract/readerAddresses.ts'

/** The content that an address refers to, by its shape alone. */
export type Address =
  | { kind: 'home' }
  | { kind: 'post'; path: string }
  | { kind: 'section' | 'show' | 'tag' | 'author' | 'page'; slug: string }
  | { kind: 'newsletters' | 'podcasts' | 'most-read' }
  | { kind: 'issue'; list: string; slug: string }
  | { kind: 'other' }

const folders = { section: 'section', show: 'podcasts', tag: 'tag', author: 'author' } as const

type Listed = keyof typeof folders

const kindOfFolder = new Map<string, Listed>(
  (Object.entries(folders) as [Listed, string][]).map(([kind, folder]) => [folder, kind]),
)

/** Returns the path of a section, show, tag or author, percent-encoded where needed. */
export function listPath(kind: Listed, slug: string): string {
  return `/${folders[kind]}/${encodeURIComponent(slug)}`
}

/** Returns the path of a section by its type: shows have a folder of their own. */
export function sectionPath(section: { slug: string; type?: string | null }): string {
  return listPath(section.type === 'show' ? 'show' : 'section', section.slug)
}

/** Returns the path of a page. */
export function pagePath(slug: string): string {
  return `/${encodeURIComponent(slug)}`
}

/** The path of the list of newsletters, with the forms to subscribe to them. */
export const newslettersPath = '/newsletters'

/** The path of the list of podcasts. */
export const podcastsPath = `/${folders.show}`

/** The path of the list of what is read most. */
export const mostReadPath = '/most-read'

/** Returns the path of an issue of a newsletter. */
export function newsletterPath(list: string, issue: string): string {
  return `/newsletters/${encodeURIComponent(list)}/${encodeURIComponent(issue)}`
}

/** Parses a canonical path (see `canonicalPath`). */
export function addressOf(path: string): Address {
  if (path === '/') return { kind: 'home' }
  if (postPath.test(path)) return { kind: 'post', path }
  const [, first = '', second, ...rest] = path.split('/')
  if (path === newslettersPath) return { kind: 'newsletters' }
  if (path === podcastsPath) return { kind: 'podcasts' }
  if (path === mostReadPath) return { kind: 'most-read' }
  if (second === undefined) return { kind: 'page', slug: first }
  const [third] = rest
  if (first === 'newsletters' && third !== undefined && rest.length === 1) {
    return { kind: 'issue', list: second, slug: third }
  }
  const kind = kindOfFolder.get(first)
  return kind && rest.length === 0 ? { kind, slug: second } : { kind: 'other' }
}

/**
 * Returns all paths of the same content. A section answers in both folders: in the other one with a redirect to its
 * own. All other content has one path.
 */
export function pathsOfSameContent(path: string): string[] {
  const address = addressOf(path)
  if (address.kind === 'section') return [path, listPath('show', address.slug)]
  if (address.kind === 'show') return [path, listPath('section', address.slug)]
  return [path]
}
