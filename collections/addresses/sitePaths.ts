/**
 * Addresses that the reader site answers by itself (docs/spec/newsroom.md#addresses): an entry of the ledger for them
 * would never be used.
 */

const exact: ReadonlySet<string> = new Set([
  '/aggregator.xml',
  '/apple-touch-icon.png',
  '/embed',
  '/favicon.ico',
  '/favicon.svg',
  '/feed.xml',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-maskable-512.png',
  '/llms.txt',
  '/most-read',
  '/news-sitemap.xml',
  '/newsletters',
  '/podcasts',
  '/robots.txt',
  '/search',
  '/site.webmanifest',
  '/sitemap.xml',
  '/text',
])

const folders = [
  '/__cache/',
  '/_next/',
  '/api/',
  '/captions/',
  '/chat/',
  '/islands/',
  '/media/',
  '/pixel/',
  '/preview/',
  '/share/',
  '/subscription/',
]

const feedOrSitemap = /^\/(?:sitemap-\d+\.xml|(?:section|podcasts|tag|author)\/[^/]+\/feed\.xml)$/

// Parts of an episode that podcast apps read.
const episodeParts = /^\/podcasts\/[^/]+\/\d+\/(?:chapters\.json|transcript\.(?:vtt|txt))$/

// A story as text alone, and for other publications; a list as text alone.
const otherForms = /^\/(?:(?:text|republish)\/\d{4}\/\d{2}\/\d{2}|text\/(?:section|podcasts|tag|author))\/[^/]+$/

/** Returns whether a canonical path is a file or a call, which keeps its own spelling. */
export function isFilePath(path: string): boolean {
  return folders.some((folder) => path.startsWith(folder))
}

/** Returns whether the site itself answers a canonical path, the home page excepted. */
export function isSitesOwn(path: string): boolean {
  return (
    exact.has(path) || feedOrSitemap.test(path) || episodeParts.test(path) || otherForms.test(path) || isFilePath(path)
  )
}
