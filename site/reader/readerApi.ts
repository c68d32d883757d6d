import type { z } from 'zod'
import { defaultTimeZone } from '#contract/defaultTimeZone.ts'
import {
  type ReaderAdSettings,
  type ReaderAnswer,
  type ReaderCaptions,
  type ReaderEpisodeParts,
  type ReaderFeed,
  type ReaderNewsSitemap,
  type ReaderPodcast,
  type ReaderPrograms,
  type ReaderSite,
  type ReaderSitemapIndex,
  type ReaderSitemapPart,
  type ReaderTool,
  readerAdSettings,
  readerAnswer,
  readerCaptions,
  readerEpisodeParts,
  readerFeed,
  readerNewsSitemap,
  readerPodcast,
  readerPrograms,
  readerSitemapIndex,
  readerSitemapPart,
  readerTool,
} from '#contract/readerApi.schema.ts'
import { type ReaderSearch, readerSearch, type SearchQuery, searchFaults } from '#contract/search.schema.ts'
import { siteEnvironment } from '../environment.ts'
import { searchAddress } from './searchRequest.ts'

/** The back office does not answer, or not as agreed. Readers get the last good page instead. */
export class BackOfficeError extends Error {
  override name = 'BackOfficeError'
}

// Milliseconds. Shorter than the cache waits for a render, so that the page which reports the failure still gets
// through.
const timeout = 8_000

// The publication as last received: names and navigation for the page that reports a failure.
let lastSite: ReaderSite | null = null

// The publication until the back office has answered for the first time.
const unknownSite: ReaderSite = {
  name: 'The news',
  brand: 'news',
  tagline: '',
  language: { lang: 'en', dir: 'ltr' },
  timeZone: defaultTimeZone,
  url: '',
  accent: { light: '#9b1c1c', dark: '#f0a29b' },
  logo: null,
  navigation: [],
  footer: [],
  accounts: [],
  address: [],
  imprint: [],
  alert: null,
  hasPodcasts: false,
  asksConsent: false,
  controlShare: 0,
  conversionPixel: null,
}

/** Returns the publication as last received, for pages shown while the back office does not answer. */
export function lastKnownSite(): ReaderSite {
  return lastSite ?? unknownSite
}

/**
 * Reads what is at a path.
 *
 * @param page the page of a listing, from 1
 * @throws BackOfficeError
 */
export async function readPage(path: string, page: number): Promise<ReaderAnswer> {
  const query = new URLSearchParams({ path, page: String(page) })
  const address = `/api/reader/page?${query}`
  const answer = checked(address, readerAnswer, await ask(address))
  if (answer.status === 200) lastSite = answer.page.site
  else if ('site' in answer) lastSite = answer.site
  return answer
}

/**
 * Reads the feed of the publication, of a list, or that for the news aggregator. Resolves to null where there is no such
 * list.
 *
 * @param list its kind ("section", "tag", "author") and slug
 * @throws BackOfficeError
 */
export function readFeed(list: { kind: string; slug: string } | 'aggregator' | null): Promise<ReaderFeed | null> {
  if (list === null) return askFor('/api/reader/feed', readerFeed)
  const query = list === 'aggregator' ? { aggregator: '1' } : { [list.kind]: list.slug }
  return askFor(`/api/reader/feed?${new URLSearchParams(query)}`, readerFeed)
}

/**
 * Reads what the page of a conversation needs.
 * @param tool the slug of an assistant, or the id of a candidate forum
 * @throws BackOfficeError
 */
export async function readTool(tool: { assistant: string } | { forum: string }): Promise<ReaderTool | null> {
  const found = await askFor(`/api/reader/tool?${new URLSearchParams(tool)}`, readerTool)
  if (found) lastSite = found.site
  return found
}

/** Reads a show and its episodes by the show's slug. Resolves to null where there is none. @throws BackOfficeError */
export function readPodcast(show: string): Promise<ReaderPodcast | null> {
  return askFor(`/api/reader/podcast?${new URLSearchParams({ show })}`, readerPodcast)
}

/** Reads the chapters and the transcript of an episode. Resolves to null where there is none. @throws BackOfficeError */
export function readEpisode(id: string): Promise<ReaderEpisodeParts | null> {
  return askFor(`/api/reader/episode?${new URLSearchParams({ id })}`, readerEpisodeParts)
}

/** Reads the captions of a film or recording. Resolves to null where there are none. @throws BackOfficeError */
export function readCaptions(query: { id: string; language?: string }): Promise<ReaderCaptions | null> {
  return askFor(`/api/reader/captions?${new URLSearchParams(query)}`, readerCaptions)
}

/** @throws BackOfficeError */
export function readSitemapIndex(): Promise<ReaderSitemapIndex | null> {
  return askFor('/api/reader/sitemap', readerSitemapIndex)
}

/** Resolves to null where there is no such part. @throws BackOfficeError */
export function readSitemapPart(part: number): Promise<ReaderSitemapPart | null> {
  return askFor(`/api/reader/sitemap?part=${part}`, readerSitemapPart)
}

/** @throws BackOfficeError */
export function readNewsSitemap(): Promise<ReaderNewsSitemap | null> {
  return askFor('/api/reader/news-sitemap', readerNewsSitemap)
}

/** Reads what programs that read the site get. @throws BackOfficeError */
export function readPrograms(): Promise<ReaderPrograms | null> {
  return askFor('/api/reader/programs', readerPrograms)
}

/** Reads the zones of the ad server, and who may sell advertisements. @throws BackOfficeError */
export function readAdSettings(): Promise<ReaderAdSettings | null> {
  return askFor('/api/reader/ads', readerAdSettings)
}

/**
 * Searches. Resolves to "ended" past the last page of results, to "tooSlow" for a search that was stopped. No error names
 * what was searched for.
 *
 * @throws BackOfficeError
 */
export async function readSearch(query: SearchQuery): Promise<ReaderSearch | 'ended' | 'tooSlow'> {
  const path = '/api/reader/search'
  const response = await call(path + new URL(searchAddress(query), 'http://site').search, path)
  if (response.status === 404) {
    await response.body?.cancel()
    return 'ended'
  }
  if (response.status === 503 && (await response.text()).includes(searchFaults.tooSlow)) return 'tooSlow'
  const found = checked(path, readerSearch, await jsonOf(response, path))
  lastSite = found.site
  return found
}

async function askFor<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.output<Schema> | null> {
  const answer = await ask(path)
  return answer === null ? null : checked(path, schema, answer)
}

// Throws BackOfficeError for an answer that does not have the agreed shape.
function checked<Schema extends z.ZodType>(path: string, schema: Schema, answer: unknown): z.output<Schema> {
  const parsed = schema.safeParse(answer)
  if (parsed.success) return parsed.data
  throw new BackOfficeError(`The back office has no valid answer for ${path}`, { cause: parsed.error })
}

// Returns the JSON at a path of the back office; null for 404.
async function ask(path: string): Promise<unknown> {
  const response = await call(path)
  return response.status === 404 ? null : jsonOf(response, path)
}

// `name`: what errors call the path.
async function call(path: string, name = path): Promise<Response> {
  const { CMS_URL: base } = siteEnvironment()
  try {
    return await fetch(base + path, { signal: AbortSignal.timeout(timeout), headers: { Accept: 'application/json' } })
  } catch (error) {
    throw new BackOfficeError(`${base}${name} could not be read`, { cause: error })
  }
}

// Returns the JSON of a response, which the errors call by its path.
async function jsonOf(response: Response, name: string): Promise<unknown> {
  const { CMS_URL: base } = siteEnvironment()
  if (!response.ok) throw new BackOfficeError(`${base}${name} answered ${response.status}`)
  return response.json().catch((error: unknown) => {
    throw new BackOfficeError(`${base}${name} could not be read`, { cause: error })
  })
}

/** Returns masthead and footer for a page that is no content, as the page of all newsletters has them. */
export function siteFrame(): Promise<ReaderSite> {
  return readPage('/newsletters', 1).then(
    (answer) => (answer.status === 200 ? answer.page.site : lastKnownSite()),
    () => lastKnownSite(),
  )
}
