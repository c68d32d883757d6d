/** Splitting running text into sentences. Pure. */

// Abbreviations that stand before what they belong to: a sentence never ends with one.
const leading = new Set(
  `mr mrs ms mx dr p prof rev fr sen rep gov gen lt col sgt capt cmdr maj adm hon pres supt det insp st mt ft no nos vol
  pp fig figs vs cf al approx est ca e.g i.e jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thur
  thurs fri sat sun hr hrs bzw nr str z.b d.h u.a sr sra srta dra mme mlle`.split(/\s+/u),
)

// Abbreviations that may end a sentence: whether they do, the next word shows.
const trailing = new Set(
  `inc co corp ltd llc bros jr sr esq etc ave blvd rd hwy dept assn a.m p.m u.s u.k u.n d.c b.c a.d n.y l.a ph.d m.d b.a
  m.a`.split(/\s+/u),
)

// Words that begin a sentence far more often than they follow an abbreviation as a name.
const openers = new Set(
  `the a an in on at he she it they we i you but and or so if when while after before as this that these those there
  his her their its our my for from with by to no not what who why how where under over during since until last next
  both each some many most all one two three`.split(/\s+/u),
)

// Who said it, after a quotation that ends in a mark of its own: “Stop!” Mayor Ames said.
const isSpeaker =
  /^\p{Lu}[\p{L}.’'-]*(?:\s+\p{Lu}[\p{L}.’'-]*){0,4}\s+(?:said|says|asked|asks|told|tells|wrote|writes|added|adds|replied|shouted|cried|called|recalled|explained|answered)\b/u

// The end of a sentence: its marks, and what closes with it. Marks of Chinese and Japanese need no space behind them.
const ends = /(?:[.!?…]+["”’»')\]]*(?=\s)|[。！？]+[」』”）]*)\s*|\n+/gu

/** A sentence of a text: `text.slice(start, end)` is its text, without the space around it. */
export interface Sentence {
  text: string
  start: number
  end: number
}

/**
 * Returns the sentences of a text in their order, each letter by letter as it stands there. Where it is not sure that a
 * sentence ends, it goes on: a sentence is rather too long than cut in two.
 */
export function sentencesIn(text: string): Sentence[] {
  const sentences: Sentence[] = []
  let start = 0
  const take = (end: number) => {
    const piece = text.slice(start, end)
    const trimmed = piece.trim()
    const at = start + piece.indexOf(trimmed)
    if (/[\p{L}\p{N}]/u.test(trimmed)) sentences.push({ text: trimmed, start: at, end: at + trimmed.length })
    start = end
  }
  for (const { 0: end, index } of text.matchAll(ends)) {
    const after = index + end.length
    if (isEnd(text.slice(start, index), end, text.slice(after, after + 80))) take(after)
  }
  take(text.length)
  return sentences
}

/** Returns the texts of the sentences of a text, in their order. */
export function sentencesOf(text: string): string[] {
  return sentencesIn(text).map((sentence) => sentence.text)
}

function isEnd(before: string, end: string, after: string): boolean {
  if (/[\n。！？]/u.test(end)) return true
  // A sentence begins with a capital, a number, a quotation mark, or a letter of a script without capitals.
  if (!/^["“„«‘'([¿¡—–-]*\s*[\p{Lu}\p{Lt}\p{Lo}\p{N}]/u.test(after)) return false
  const isQuoted = /["”’»]/u.test(end)
  if (isQuoted && isSpeaker.test(after)) return false
  return isQuoted || !end.startsWith('.') || end.startsWith('..') || !isAbbreviated(before, after)
}

function isAbbreviated(before: string, after: string): boolean {
  const [word = ''] = /[\p{L}\p{M}.]+$/u.exec(before) ?? []
  const plain = word.toLowerCase()
  const next = (/^\W*([\p{L}’']+)/u.exec(after)?.[1] ?? '').toLowerCase()
  if (trailing.has(plain)) return !openers.has(next)
  // An initial: “J. Ames”. A number before its thing: “No. 5”.
  return leading.has(plain) ? plain !== 'no' || /^\d/u.test(after) : /^(?:\p{Lu}\.)*\p{Lu}$/u.test(word) && word !== 'I'
}
