import type { ReferrerKind } from '#contract/numbersCall.schema.ts'
import { postPath } from '#contract/readerAddresses.ts'

// Matches the names of hosts, by their last labels.
const searchEngines =
  /(?:^|\.)(?:google\.[a-z.]+|bing\.com|duckduckgo\.com|yahoo\.com|yandex\.[a-z]+|ecosia\.org|qwant\.com|baidu\.com|startpage\.com|search\.brave\.com|kagi\.com)$/
const socialNetworks =
  /(?:^|\.)(?:facebook\.com|fb\.com|instagram\.com|threads\.(?:net|com)|twitter\.com|x\.com|t\.co|bsky\.app|linkedin\.com|lnkd\.in|reddit\.com|youtube\.com|tiktok\.com|pinterest\.[a-z.]+|nextdoor\.com|mastodon\.[a-z]+|whatsapp\.com|t\.me)$/
const mailHosts = /(?:^|\.)(?:mail\.google\.com|mail\.yahoo\.com|outlook\.(?:com|live\.com)|outlook\.office\.com)$/

// Matches `utm_medium` of links in newsletters.
const newsletterMedium = /^(?:e-?mail|newsletter)$/i

/**
 * Returns where a reader came from.
 * @param referrer `document.referrer`
 * @param medium `utm_medium` of the address
 * @param siteHosts hosts of the reader site, in lower case
 */
export function referrerKind(referrer: string, medium: string, siteHosts: ReadonlySet<string>): ReferrerKind {
  if (newsletterMedium.test(medium)) return 'newsletter'
  if (referrer === '') return 'direct'
  if (!URL.canParse(referrer)) return 'other'
  const { host, hostname } = new URL(referrer)
  if (siteHosts.has(host)) return 'internal'
  if (mailHosts.test(hostname)) return 'newsletter'
  if (searchEngines.test(hostname)) return 'search'
  return socialNetworks.test(hostname) ? 'social' : 'other'
}

// Maximum of letters of a path that is kept.
const maxPath = 200

/**
 * Returns the path of the story or home page of the site from which a reader came, spelled as the back office stores it:
 * decoded, in lower case; null for all other pages.
 * @param referrer `document.referrer`
 * @param siteHosts hosts of the reader site, in lower case
 */
export function pageBefore(referrer: string, siteHosts: ReadonlySet<string>): string | null {
  if (!URL.canParse(referrer)) return null
  const { host, pathname } = new URL(referrer)
  if (!siteHosts.has(host)) return null
  const path = decoded(pathname).normalize('NFC').toLowerCase()
  return path === '/' || (postPath.test(path) && path.length <= maxPath) ? path : null
}

// Returns a path with a percent sign that begins no character as it is.
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
