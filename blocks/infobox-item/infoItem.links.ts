/** Links of the facts of an infobox (reader-site 5). */
import type { Block } from '../core/block.types.ts'
import { hasText } from '../core/hasText.ts'
import { infoboxItem, linkedInfoboxTypes } from './infobox-item.schema.ts'

/** Returns a telephone number as a link: digits and "+" only; null where there is no digit. */
export function dialHref(text: string): string | null {
  const number = text.replace(/[^\d+]/g, '')
  return /\d/.test(number) ? `tel:${number}` : null
}

/** Returns a search for an address on a map. */
export function mapHref(address: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address.trim() })}`
}

/**
 * Returns the "@handle" in the address of a profile: the first part of its path. Null if there is none, or no address.
 */
export function profileHandle(text: string): string | null {
  const address = text.trim()
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null
  const [handle] = new URL(address).pathname.split('/').filter(Boolean)
  return handle ? `@${handle}` : null
}

/** Returns whether readers would see anything of an item: a value, or a link that can stand for one. */
export function hasInfo(item: Block): boolean {
  const parsed = infoboxItem.props.safeParse(item.props)
  const link = parsed.success && linkedInfoboxTypes.has(parsed.data.type) ? parsed.data.link : ''
  return hasText(item.content) || link.trim() !== ''
}
