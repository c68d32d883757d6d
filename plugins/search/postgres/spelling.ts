/** The spelling of a search: which of its words may be misspelled, and the text with other words. Pure. */

/** A word of a search that may be misspelled, with its place in the text. */
export interface AskedWord {
  word: string
  start: number
}

/** A word of the vocabulary that is spelled alike. */
export interface NearWord {
  /** The word of the search, as it was asked. */
  asked: string
  word: string
  /** Letters to change. */
  distance: number
  /** Documents that have it, and that have the word of the search. */
  documents: number
  askedDocuments: number
}

/** Another spelling has to find more than this many times as much. */
const muchMore = 5

/** Letters of the shortest word that is corrected: three letters are near to too many others. */
const shortest = 4

/** Returns whether a spelling is worth offering beside what was found. */
export const findsMuchMore = (found: number, wouldFind: number): boolean => wouldFind > muchMore * found

/** Returns the words of a search that may be misspelled: not those that must not occur, and nothing with digits. */
export function wordsToCheck(text: string): AskedWord[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].flatMap(({ 0: word, index }) => {
    const isExcluded = /(?:^|\s)-$/u.test(text.slice(0, index))
    return isExcluded || word.length < shortest || /\p{N}/u.test(word) ? [] : [{ word, start: index }]
  })
}

/**
 * Returns a text with the nearest word of the vocabulary in the place of each that is misspelled, where one is much more
 * frequent; null when nothing is to be changed.
 */
export function respell(text: string, near: readonly NearWord[]): string | null {
  const best = new Map<string, NearWord>()
  for (const candidate of near) {
    if (!findsMuchMore(candidate.askedDocuments, candidate.documents)) continue
    const known = best.get(candidate.asked)
    if (!known || isBetter(candidate, known)) best.set(candidate.asked, candidate)
  }
  const changed = wordsToCheck(text).reduceRight((before, { word, start }) => {
    const replacement = best.get(word)?.word
    return replacement === undefined ? before : before.slice(0, start) + replacement + before.slice(start + word.length)
  }, text)
  return changed === text ? null : changed
}

const isBetter = (one: NearWord, other: NearWord): boolean =>
  one.distance < other.distance || (one.distance === other.distance && one.documents > other.documents)
