import type {
  ReaderAnswer,
  ReaderFeed,
  ReaderNewsSitemap,
  ReaderPage,
  ReaderSite,
  ReaderSitemapIndex,
  ReaderSitemapPart,
} from '#blocks/core/readerAnswer.types.ts'
import { siteEnvironment } from '../environment.ts'

/** The back office could not be asked, or said something that is no answer. Readers get the last good page instead. */
export class BackOfficeError extends Error {
  override name = 'BackOfficeError'
}

/** Milliseconds. Less than the cache waits for a render, so that the page that says so still gets through. */
const timeout = 8_000

/** The publication as it was last seen: names and navigation for the page that says that nothing can be shown. */
let lastSite: ReaderSite | null = null

/** What the masthead says when the back office has never answered since the start. */
const unknownSite: ReaderSite = {
  name: 'The news',
  brand: 'news',
  tagline: '',
  language: { lang: 'en', dir: 'ltr' },
  timeZone: 'America/Los_Angeles',
  url: '',
  accent: { light: '#9b1c1c', dark: '#f0a29b' },
  logo: null,
  navigation: [],
  footer: [],
  hasPodcasts: false,
}

/** The publication as the back office last told it, for pages that are shown while it does not answer. */
export function lastKnownSite(): ReaderSite {
  return lastSite ?? unknownSite
}

/**
 * What is at a path.
 *
 * @param page the page of a listing, from 1
 * @throws BackOfficeError
 */
export async function readPage(path: string, page: number): Promise<ReaderAnswer> {
  const answer = await ask(`/api/reader/page?${new URLSearchParams({ path, page: String(page) })}`)
  if (!isReaderAnswer(answer)) throw new BackOfficeError(`The back office has no answer for ${path}`)
  if (answer.status === 200) lastSite = answer.page.site
  else if ('site' in answer) lastSite = answer.site
  return answer
}

/**
 * Reads the feed of the publication, or of a list. Resolves to null where there is no such list.
 *
 * @param list its kind ("section", "tag", "author") and slug
 * @throws BackOfficeError
 */
export function readFeed(list: { kind: string; slug: string } | null): Promise<ReaderFeed | null> {
  const query = list === null ? '' : `?${new URLSearchParams({ [list.kind]: list.slug })}`
  return askFor<ReaderFeed>(`/api/reader/feed${query}`, ['site', 'articles', 'references', 'tags'])
}

/** @throws BackOfficeError */
export function readSitemapIndex(): Promise<ReaderSitemapIndex | null> {
  return askFor<ReaderSitemapIndex>('/api/reader/sitemap', ['site', 'parts', 'tags'])
}

/** @throws BackOfficeError; null where there is no such part. */
export function readSitemapPart(part: number): Promise<ReaderSitemapPart | null> {
  return askFor<ReaderSitemapPart>(`/api/reader/sitemap?part=${part}`, ['site', 'entries', 'tags'])
}

/** @throws BackOfficeError */
export function readNewsSitemap(): Promise<ReaderNewsSitemap | null> {
  return askFor<ReaderNewsSitemap>('/api/reader/news-sitemap', ['site', 'posts', 'tags'])
}

async function askFor<Answer extends object>(path: string, keys: (keyof Answer & string)[]): Promise<Answer | null> {
  const answer = await ask(path)
  if (answer === null) return null
  if (!hasKeys<Answer>(answer, keys)) throw new BackOfficeError(`The back office has no answer for ${path}`)
  return answer
}

/** The JSON at a path of the back office; null where it says 404. */
async function ask(path: string): Promise<unknown> {
  const url = siteEnvironment().CMS_URL + path
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeout), headers: { Accept: 'application/json' } })
    if (response.status === 404) return null
    if (!response.ok) throw new BackOfficeError(`${url} answered ${response.status}`)
    return await response.json()
  } catch (error) {
    if (error instanceof BackOfficeError) throw error
    throw new BackOfficeError(`${url} could not be read`, { cause: error })
  }
}

function hasKeys<T extends object>(value: unknown, keys: (keyof T & string)[]): value is T {
  return typeof value === 'object' && value !== null && keys.every((key) => key in value)
}

const pageKinds: Record<ReaderPage['kind'], true> = {
  home: true,
  article: true,
  section: true,
  tag: true,
  author: true,
  page: true,
  newsletters: true,
  podcasts: true,
  issue: true,
}

/** Tells an answer from an error page of something in between; the contract itself is the back office's to keep. */
function isReaderAnswer(value: unknown): value is ReaderAnswer {
  if (!hasKeys<{ status: unknown; tags: unknown }>(value, ['status', 'tags']) || !Array.isArray(value.tags))
    return false
  switch (value.status) {
    case 200:
      return (
        hasKeys<{ page: unknown }>(value, ['page']) &&
        hasKeys<{ kind: unknown; site: unknown; references: unknown }>(value.page, ['kind', 'site', 'references']) &&
        String(value.page.kind) in pageKinds
      )
    case 301:
    case 307:
      return hasKeys<{ location: unknown }>(value, ['location']) && typeof value.location === 'string'
    case 404:
    case 410:
    case 451:
      return hasKeys<{ site: unknown }>(value, ['site'])
    default:
      return false
  }
}
