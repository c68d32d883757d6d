/** What follows readers around, and makes two addresses of one. */
const trackers = /^(utm_.*|fbclid|gclid|igsh|igshid|si|feature|ref_src|ref_url)$/

/**
 * One spelling of an address to embed, so that its record is kept once; null for what is no address of the web.
 */
export const embedAddress = (text: string): URL | null => {
  const trimmed = text.trim()
  const url = URL.parse(/^[\w-]+(\.[\w-]+)+(\/|$)/.test(trimmed) ? `https://${trimmed}` : trimmed)
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:') || url.username || url.password) return null
  url.hash = ''
  for (const name of [...url.searchParams.keys()]) if (trackers.test(name)) url.searchParams.delete(name)
  return url
}
