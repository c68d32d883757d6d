import type { Anchor } from '#plugins/comments/anchors/anchor.schema.ts'
import type { Mention } from '#plugins/comments/comments.schema.ts'

/** Description of a thread's anchor: a quotation, or the name of the block or the field. */
export interface About {
  label: string
  quote: string | null
}

// Maximum letters of a quotation: two lines of a card.
const shownQuote = 140

const shortened = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > shownQuote ? `${line.slice(0, shownQuote).trimEnd()}…` : line
}

// A name as people read it: "featured-media-caption" is "Featured media caption", "primarySection" "Primary section".
function spoken(name: string): string {
  const words = name
    .replaceAll(/[-_.]/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

// The field that a path leads to: rows have their ids in it.
const fieldOf = (path: string) => spoken(path.split('.').at(-1) ?? path)

/** Returns the description of an anchor for the thread's card. */
export function aboutOf(anchor: Anchor): About {
  switch (anchor.type) {
    case 'document':
      return { label: 'The whole document', quote: null }
    case 'field':
      return { label: fieldOf(anchor.path), quote: null }
    case 'block':
      return { label: spoken(anchor.blockType), quote: shortened(anchor.quote.text) || null }
    case 'range':
      return { label: fieldOf(anchor.path), quote: shortened(anchor.quote.text) }
  }
}

/** A stretch of a comment: plain, or what it mentions. */
export interface BodyPart {
  text: string
  mention: Mention | null
}

/** Splits the text of a comment into parts, mentions separated. Of several names, the longest that fits is meant. */
export function partsOf(body: string, mentions: readonly Mention[]): BodyPart[] {
  const named = mentions.toSorted((a, b) => b.title.length - a.title.length)
  const parts: BodyPart[] = []
  let plain = ''
  for (let at = 0; at < body.length; ) {
    const mention = body[at] === '@' ? named.find(({ title }) => body.startsWith(title, at + 1)) : undefined
    if (!mention) {
      plain += body[at]
      at += 1
      continue
    }
    if (plain) parts.push({ text: plain, mention: null })
    plain = ''
    parts.push({ text: `@${mention.title}`, mention })
    at += mention.title.length + 1
  }
  if (plain) parts.push({ text: plain, mention: null })
  return parts
}

/** Returns the name that is being typed: the letters between the last `@` and the caret; null when there is none. */
export function mentionAt(body: string, caret: number): { from: number; query: string } | null {
  const before = body.slice(0, caret)
  const match = /(?:^|[\s(])@([^@\n]{0,40})$/u.exec(before)
  const query = match?.[1]
  // A name has few words; after more of them the user goes on with the sentence.
  if (query === undefined || query.startsWith(' ') || query.split(' ').length > 4) return null
  return { from: caret - query.length - 1, query }
}

// Units of time in seconds, the largest first.
const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** Returns how long ago something was, in words. @param now milliseconds since 1970 */
export function agoInWords(at: string, now: number): string {
  const seconds = Math.round((now - Date.parse(at)) / 1000)
  const [unit, length] = units.find(([, size]) => seconds >= size) ?? ['second', 1]
  if (unit === 'second') return 'Just now'
  return new Intl.RelativeTimeFormat('en', { numeric: 'always' }).format(-Math.floor(seconds / length), unit)
}
