/** What people type: words, phrases in quotation marks, an unfinished word. Pure. */

/** A part of a search. All parts have to be found, in any order. */
export interface SearchTerm {
  /** One word, or several that follow each other. */
  words: readonly string[]
  /** Whether it may be the beginning of a word: the last one, which is perhaps still being typed. */
  isBeginning: boolean
}

// Scripts without spaces between words: each of their letters is a word.
const unspaced = /(?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}])/gu

/** Returns the words of a text, as they are stored and as they are searched for: letters and digits, nothing else. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .replace(unspaced, ' ')
      .match(/[\p{L}\p{M}\p{N}]+/gu)
      ?.slice() ?? []
  )
}

/** Returns the parts of a search. A quotation mark that is not closed yet means nothing. */
export function termsOf(text: string): SearchTerm[] {
  const pieces = text.replace(/[“”„«»]/gu, '"').split('"')
  const isClosed = (place: number) => place % 2 === 1 && place < pieces.length - 1
  const terms = pieces.flatMap((piece, place): SearchTerm[] => {
    if (isClosed(place)) return termOf(wordsOf(piece))
    return piece.split(/\s+/u).flatMap((written) => termOf(wordsOf(written)))
  })
  const last = terms.at(-1)
  const endsWithPhrase = isClosed(pieces.length - 2) && wordsOf(pieces.at(-1) ?? '').length === 0
  return last && !endsWithPhrase ? [...terms.slice(0, -1), { ...last, isBeginning: true }] : terms
}

// A word or a phrase that must not occur.
const exclusion = /(?:^|\s)-\s*("[^"]*"?|\S+)/gu

/** Returns a text without the words and phrases that must not occur. */
export function withoutExcluded(text: string): string {
  return text.replace(exclusion, ' ').trim()
}

/** Returns the words and phrases of a text that must not occur, any of which is enough; null without any. */
export function excludedOf(text: string): string | null {
  const excluded = [...text.matchAll(exclusion)].map(([, one]) => one)
  return excluded.length > 0 ? excluded.join(' or ') : null
}

/** Returns what must not occur in the results of a text that says nothing else; else null. */
export function excludedAlone(text: string): string | null {
  return withoutExcluded(text) === '' ? excludedOf(text) : null
}

// What stands together is searched for together: "61%", "covid-19", "O’Brien".
const termOf = (words: readonly string[]): SearchTerm[] => (words.length > 0 ? [{ words, isBeginning: false }] : [])
