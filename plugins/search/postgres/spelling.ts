/** The spelling of a search: which of its words may be misspelled, and the text with other words. Pure. */

export interface SearchWord {
  word: string
  start: number
}

/** A word of the vocabulary that is spelled like one that was written. */
export interface NearWord {
  written: string
  word: string
  /** Letters to change; two in the wrong order count as two. */
  distance: number
  documents: number
}

// Letters of the shortest word that is corrected, in Latin letters and in others, and of the shortest with two mistakes: fewer
// are near to too many others, as "cafe" to "came" and "urgent" to "rent".
const fewest = { latin: 5, letters: 4, ofTwoMistakes: 7 }

/** Returns how many mistakes of a word may be corrected; 0 for a word that is left as it is. */
export function mostMistakesIn(word: string): number {
  if (/\p{N}/u.test(word) || word.length < (/^\p{sc=Latin}/u.test(word) ? fewest.latin : fewest.letters)) return 0
  return word.length < fewest.ofTwoMistakes ? 1 : 2
}

/** Returns the words of a search that may be misspelled: not those that must not occur, and nothing with digits. */
export function wordsToCheck(text: string): SearchWord[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].flatMap(({ 0: word, index }) => {
    const isExcluded = /(?:^|\s)-$/u.test(text.slice(0, index))
    return isExcluded || mostMistakesIn(word) === 0 ? [] : [{ word, start: index }]
  })
}

/**
 * Returns a text with the nearest word of the vocabulary in the place of each that no document has; null when nothing is to
 * be changed.
 * @param near words near to those that no document has
 */
export function respell(text: string, near: readonly NearWord[]): string | null {
  const best = new Map<string, NearWord>()
  for (const candidate of near) {
    const { documents, written } = candidate
    if (documents === 0 || mistakesIn(candidate) > mostMistakesIn(written)) continue
    const known = best.get(candidate.written)
    if (!known || isBetter(candidate, known)) best.set(candidate.written, candidate)
  }
  const changed = wordsToCheck(text).reduceRight((before, { word, start }) => {
    const replacement = best.get(word)?.word
    return replacement === undefined ? before : before.slice(0, start) + replacement + before.slice(start + word.length)
  }, text)
  return changed === text ? null : changed
}

const isBetter = (one: NearWord, other: NearWord): boolean =>
  mistakesIn(one) < mistakesIn(other) || (mistakesIn(one) === mistakesIn(other) && one.documents > other.documents)

/** Returns how many mistakes a word has that is spelled like another: two neighbouring letters in the wrong order are one. */
export function mistakesIn({ written, word, distance }: Pick<NearWord, 'written' | 'word' | 'distance'>): number {
  return isSwapped(written.toLowerCase(), word) ? 1 : distance
}

function isSwapped(one: string, other: string): boolean {
  const place = [...one].findIndex((letter, index) => letter !== other[index])
  const swapped = one.slice(0, place) + (one[place + 1] ?? '') + (one[place] ?? '') + one.slice(place + 2)
  return place >= 0 && swapped === other
}
