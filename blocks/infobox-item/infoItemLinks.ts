/** Links of the facts of an infobox (docs/spec/reader-site.md#infobox-on-the-page). */
import type { Block } from '../core/block.types.ts'
import { hasText, inlineText } from '../core/inlineText.ts'
import { isValidLink } from '../core/safeHref.ts'
import { type InfoboxType, infoboxItem, linkedInfoboxTypes } from './infobox-item.schema.ts'

/** Returns a telephone number as a link: digits and "+" only; null where there is no digit. */
export function dialHref(text: string): string | null {
  const number = text.replace(/[^\d+]/g, '')
  return /\d/.test(number) ? `tel:${number}` : null
}

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

export interface InfoItemValue {
  /** Null for a value without a link. */
  href: string | null
  /** The words of the link; null for the item's own text. */
  words: string | null
  /** Why it has no link, for the log; null where nothing is wrong. */
  problem: string | null
}

type Item = Pick<Block, 'content'> & { props: { type: InfoboxType; link: string } }

export function infoItemValue({ content, props: { link, type } }: Item): InfoItemValue {
  const text = inlineText(content).trim()
  const given = isValidLink(link) ? link : null
  const problem = link.trim() !== '' && given === null ? 'its link cannot be followed' : null
  switch (type) {
    case 'website': {
      const href = given ?? (isValidLink(text) ? text : null)
      return { href, words: text === '' ? href : null, problem }
    }
    case 'address': {
      const href = given ?? mapHref(text)
      return { href, words: text === '' ? given : null, problem }
    }
    case 'phone_number':
      return { href: dialHref(text), words: null, problem: null }
    case 'instagram': {
      const handle = profileHandle(text)
      const fault = 'its text names no profile'
      return { href: handle && text, words: handle, problem: handle === null ? fault : null }
    }
    default:
      return { href: null, words: null, problem: null }
  }
}
