import { getAttributeValue, getElementsByTagName } from 'domutils'
import { parseDocument } from 'htmlparser2'

/** Where a page says that its oEmbed answer is (oembed.com, section 4); null when it does not. */
export const discoveredEndpoint = (html: string, page: URL): string | null => {
  const links = getElementsByTagName('link', parseDocument(html).children)
  const link = links.find((found) => getAttributeValue(found, 'type')?.toLowerCase() === 'application/json+oembed')
  const href = link && getAttributeValue(link, 'href')
  return href && URL.canParse(href, page) ? new URL(href, page).href : null
}
