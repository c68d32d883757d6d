// Query parameters that track readers, and that make several addresses of one.
const trackers = /^(utm_.*|fbclid|gclid|igsh|igshid|si|feature|ref_src|ref_url)$/

/**
 * Returns the canonical form of an address to embed, so that its record is stored once; null for anything but a web
 * address.
 */
export function embedAddress(text: string): URL | null {
  const trimmed = text.trim()
  const url = URL.parse(/^[\w-]+(\.[\w-]+)+(\/|$)/.test(trimmed) ? `https://${trimmed}` : trimmed)
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:') || url.username || url.password) return null
  url.hash = ''
  for (const name of [...url.searchParams.keys()]) if (trackers.test(name)) url.searchParams.delete(name)
  return url
}
