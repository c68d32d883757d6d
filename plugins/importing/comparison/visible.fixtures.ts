/** For tests: what a browser would show of some markup. Shares no code with the importer, its parser included. */
import diffSequence from '@jest/diff-sequences'
import { JSDOM } from 'jsdom'

/** Stands where the old site showed something that its files do not hold: it parts words and is none. */
export const unknown = '\uE000'
const unknowns = [unknown, encodeURIComponent(unknown)]

const silent = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'HEAD', 'TITLE'])
const inline = new Set(
  'A ABBR ACRONYM B BDI BDO BIG CITE CODE DATA DEL DFN EM FONT I INS KBD LABEL MARK NOBR Q S SAMP SMALL SPAN STRIKE STRONG SUB SUP TIME TT U VAR WBR'.split(
    ' ',
  ),
)

// The children in the order in which they are read: the caption of a table comes before it.
function childrenOf(node: Node): Node[] {
  const children = [...node.childNodes]
  if (node.nodeName !== 'FIGURE' || !children.some(({ nodeName }) => nodeName === 'TABLE')) return children
  const isCaption = ({ nodeName }: Node) => nodeName === 'FIGCAPTION'
  return [...children.filter(isCaption), ...children.filter((child) => !isCaption(child))]
}

// Hints that the reader site adds for screen readers, such as "opens in a new tab".
const isForScreenReaders = (node: Node): boolean => 'className' in node && node.className === 'visually-hidden'

function textOf(node: Node): string {
  if (node.nodeType === 3) return node.nodeValue ?? ''
  if (silent.has(node.nodeName) || isForScreenReaders(node)) return ''
  const text = childrenOf(node).map(textOf).join('')
  return node.nodeType !== 1 || inline.has(node.nodeName) ? text : ` ${text} `
}

/** Returns the words of a text: runs of letters and digits. Punctuation may be set differently. */
export function wordsIn(text: string): string[] {
  return text.normalize('NFC').match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
}

export interface Visible {
  words: string[]
  /** Addresses of links and of what is shown, absolute; places in the page are not among them. */
  addresses: string[]
  fragments: string[]
  ids: Set<string>
}

/** @param base the address of the page. */
export function visibleIn(html: string, base: string): Visible {
  const { document } = new JSDOM(`<!doctype html><body>${html}`).window
  const addresses = new Set<string>()
  const fragments = new Set<string>()
  for (const element of document.querySelectorAll('a[href], area[href], [src], [poster]')) {
    for (const name of ['href', 'src', 'poster']) {
      const value = element.getAttribute(name)?.trim()
      if (!value || unknowns.some((one) => value.includes(one))) continue
      if (value.startsWith('#')) fragments.add(value.slice(1))
      else if (URL.canParse(value, base) && !/^(javascript|data):/i.test(value))
        addresses.add(new URL(value, base).href)
    }
  }
  const named = [...document.querySelectorAll('[id], a[name]')]
  return {
    words: wordsIn(textOf(document.body)),
    addresses: [...addresses],
    fragments: [...fragments].filter(Boolean),
    ids: new Set(named.flatMap((element) => [element.id, element.getAttribute('name') ?? ''])),
  }
}

/** Returns the words of one text that are missing from another one, or stand there in another order. */
export function missingWords(source: readonly string[], shown: readonly string[]): string[] {
  const missing = new Set(source.keys())
  diffSequence(
    source.length,
    shown.length,
    (inSource, inShown) => source[inSource] === shown[inShown],
    (count, start) => {
      for (let place = start; place < start + count; place += 1) missing.delete(place)
    },
  )
  return source.filter((_, place) => missing.has(place))
}
