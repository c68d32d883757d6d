import { isTag, isText } from 'domhandler'
import { getAttributeValue } from 'domutils'
import { parseDocument } from 'htmlparser2'

/**
 * Returns the address of the player, where what a provider gave is a frame and nothing else, as of YouTube, Vimeo or
 * Spotify; null for posts that bring a script.
 */
export function playerOf(html: string): string | null {
  const parts = parseDocument(html).children.filter((node) => !isText(node) || node.data.trim() !== '')
  const [only] = parts
  if (!only || parts.length > 1 || !isTag(only) || only.name !== 'iframe') return null
  // Some leave the scheme to the page around.
  const url = URL.parse(getAttributeValue(only, 'src')?.trim() ?? '', 'https://scheme.invalid')
  return url?.protocol === 'https:' && url.host !== 'scheme.invalid' ? url.href : null
}
