/** Finds WordPress's shortcodes in a text: `[name attribute="value" value]`, `[name]…[/name]`, `[name/]`. */

export interface Shortcode {
  kind: 'open' | 'close' | 'escaped'
  /** Lower case. */
  name: string
  /** Names in lower case. */
  attributes: Record<string, string>
  /** Attributes without a name. */
  values: string[]
  /** As it stands in the text. */
  source: string
  start: number
  end: number
  /** Index in the list of the shortcode that closes it; null without one. */
  closer: number | null
}

// A tag of HTML, whose attributes hold no shortcodes, or a shortcode; `[[name]]` shows a shortcode and is none.
const token = /<[a-z/!][^<>]*>|\[(\[?)(\/?)([a-z][\w-]*)((?:[\s=/][^[\]]*)?)\](\]?)/gi

const attribute =
  /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|[“”″]([^“”″]*)[“”″]|([^\s"'“”″]+))|"([^"]*)"|'([^']*)'|([^\s"']+)/g

// Returns a value as it is meant: WPBakery and Divi write brackets and quotation marks in codes of their own.
function plainValue(value: string): string {
  return value
    .replaceAll('`{`', '[')
    .replaceAll('`}`', ']')
    .replaceAll('``', '"')
    .replaceAll('%22', '"')
    .replaceAll('%91', '[')
    .replaceAll('%93', ']')
    .replace(/&(?:amp|#0?38);/g, '&')
}

function attributesOf(text: string): Pick<Shortcode, 'attributes' | 'values'> {
  const attributes: Record<string, string> = {}
  const values: string[] = []
  for (const [, name, ...found] of text.replace(/^=|\/\s*$/g, '').matchAll(attribute)) {
    const value = plainValue(found.find((part) => part !== undefined) ?? '')
    if (name) attributes[name.toLowerCase()] = value
    else values.push(value)
  }
  return { attributes, values }
}

/** Returns the shortcodes of a text in order, each with the one that closes it. Takes time linear in the text. */
export function shortcodesIn(text: string): Shortcode[] {
  const found: Shortcode[] = []
  const open = new Map<string, number[]>()
  for (const match of text.matchAll(token)) {
    const [source, before = '', slash, written, rest = '', behind = ''] = match
    if (!written) continue
    const isEscaped = before !== '' && behind !== ''
    const name = written.toLowerCase()
    // A bracket before or behind it that is no escape is text.
    const start = match.index + (isEscaped ? 0 : before.length)
    const end = match.index + source.length - (isEscaped ? 0 : behind.length)
    const kind = isEscaped ? 'escaped' : slash ? 'close' : 'open'
    const own = text.slice(start, end)
    found.push({ kind, name, ...attributesOf(rest), source: own, start, end, closer: null })
    const place = found.length - 1
    if (kind === 'close') {
      const opener = found[open.get(name)?.pop() ?? -1]
      if (opener) opener.closer = place
    } else if (kind === 'open' && !/\/\s*$/.test(rest)) {
      const places = open.get(name)
      if (places) places.push(place)
      else open.set(name, [place])
    }
  }
  return found
}

// Shortcodes without a counterpart, on their way through the markup around them.
const mark = 'citydesk-shortcode '

const escaped = [
  ['&', '&amp;'],
  ['-', '&#45;'],
  ['>', '&gt;'],
] as const

/** Returns the comment that stands for a shortcode until the text around it is known. */
export function held(source: string): string {
  return `<!--${mark}${escaped.reduce((text, [sign, code]) => text.replaceAll(sign, code), source)}-->`
}

/** Returns the shortcode of one of our placeholder comments; null for any other comment. */
export function heldShortcode(comment: string): string | null {
  if (!comment.startsWith(mark)) return null
  return escaped.reduceRight((text, [sign, code]) => text.replaceAll(code, sign), comment.slice(mark.length))
}
