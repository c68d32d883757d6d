const allowedProtocols = new Set(['http:', 'https:', 'mailto:', 'tel:'])

// Base to parse relative addresses; no request is ever sent to it.
const base = 'https://base.invalid'

function parse(href: string): URL | null {
  return URL.canParse(href, base) ? new URL(href, base) : null
}

/**
 * Returns an address that may stand in an `href`: http, https, mailto, tel, relative or "#…". Everything else
 * (javascript:, data:, vbscript:, …) and what no browser could follow is null. The URL parser decides what the scheme
 * is, because it ignores the same tabs, line feeds and control characters that a browser ignores.
 */
export function safeHref(href: string): string | null {
  const trimmed = href.trim()
  const url = trimmed ? parse(trimmed) : null
  return url && allowedProtocols.has(url.protocol) ? trimmed : null
}

/**
 * Returns whether an address names a scheme that no link may have, such as `javascript:` or `data:`. An unfinished
 * address and a host with a port ("bank.example:8080") name none.
 */
export function hasForeignScheme(href: string): boolean {
  const protocol = parse(href.trim())?.protocol
  return protocol !== undefined && !allowedProtocols.has(protocol) && !protocol.includes('.')
}

/** Does the same as `safeHref`, with the site's address in front of a relative one: feeds are read elsewhere. */
export function absoluteHref(href: string, siteUrl: string): string | null {
  const safe = safeHref(href)
  return safe && URL.canParse(safe, siteUrl) ? new URL(safe, siteUrl).href : null
}

/** Returns whether an address leads to a page of another site. Mail addresses and phone numbers lead to no page. */
export function isExternalHref(href: string, siteUrl: string): boolean {
  if (!URL.canParse(siteUrl) || !URL.canParse(href, siteUrl)) return false
  const url = new URL(href, siteUrl)
  return /^https?:$/.test(url.protocol) && url.host !== new URL(siteUrl).host
}

/**
 * Returns whether an editor's link is a valid URL (docs/spec/editor.md#links). Stricter than `safeHref`: a word without
 * a scheme would be a relative address, but is more likely half of one. Paths ("/weather") and anchors ("#map") of the
 * site count.
 */
export function isValidLink(link: string): boolean {
  const safe = safeHref(link)
  if (!safe || /\s/.test(safe)) return false
  if (/^(\/(?!\/)|#.)/.test(safe)) return true
  if (!URL.canParse(safe)) return false
  const url = new URL(safe)
  if (url.protocol === 'mailto:') return /^[^@]+@[^@]+$/.test(url.pathname)
  if (url.protocol === 'tel:') return /\d/.test(url.pathname)
  return /^https?:\/\//i.test(safe) && (url.hostname === 'localhost' || url.hostname.includes('.'))
}
