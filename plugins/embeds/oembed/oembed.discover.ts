import { getAttributeValue, getElementsByTagName } from 'domutils'
import { parseDocument } from 'htmlparser2'

/** Returns the address of the oEmbed response that a page names (oembed.com, section 4); null when it names none. */
export function discoveredEndpoint(html: string, page: URL): string | null {
  const links = getElementsByTagName('link', parseDocument(html).children)
  const link = links.find((found) => getAttributeValue(found, 'type')?.toLowerCase() === 'application/json+oembed')
  const href = link && getAttributeValue(link, 'href')
  return href && URL.canParse(href, page) ? new URL(href, page).href : null
}
