/** For tests: what a browser would show of some markup. Shares no code with the importer, its parser included. */
import { JSDOM } from 'jsdom'

const silent = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'HEAD', 'TITLE'])
const inline = new Set(
  'A ABBR ACRONYM B BDI BDO BIG CITE CODE DATA DEL DFN EM FONT I INS KBD LABEL MARK NOBR Q S SAMP SMALL SPAN STRIKE STRONG SUB SUP TIME TT U VAR WBR'.split(
    ' ',
  ),
)

/** The children in the order in which they are read: the caption of a table comes before it. */
function childrenOf(node: Node): Node[] {
  const children = [...node.childNodes]
  if (node.nodeName !== 'FIGURE' || !children.some(({ nodeName }) => nodeName === 'TABLE')) return children
  const isCaption = ({ nodeName }: Node) => nodeName === 'FIGCAPTION'
  return [...children.filter(isCaption), ...children.filter((child) => !isCaption(child))]
}

function textOf(node: Node): string {
  if (node.nodeType === 3) return node.nodeValue ?? ''
  if (silent.has(node.nodeName)) return ''
  const text = childrenOf(node).map(textOf).join('')
  return node.nodeType !== 1 || inline.has(node.nodeName) ? text : ` ${text} `
}

/** The words of a text: runs of letters and digits. Punctuation may be set differently. */
export const wordsIn = (text: string): string[] => text.normalize('NFC').match(/[\p{L}\p{N}\p{M}]+/gu) ?? []

export interface Visible {
  words: string[]
  /** Addresses of links and of what is shown, absolute; places in the page are not among them. */
  addresses: string[]
  /** Fragments of links inside the page. */
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
      if (!value) continue
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

/** The words of one text that do not follow each other in another one. */
export function missingWords(source: readonly string[], shown: readonly string[]): string[] {
  const missing: string[] = []
  let next = 0
  for (const word of source) {
    const found = shown.indexOf(word, next)
    // A word that is found far away is the same word somewhere else: what stands between would be missing after it.
    if (found < 0 || found - next > 400) missing.push(word)
    else next = found + 1
  }
  return missing
}
