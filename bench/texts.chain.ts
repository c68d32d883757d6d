import { archivedTexts } from './story.factory.ts'

export interface SearchedText {
  title: string
  dek: string
  body: string
}

// Words of a text that is made up.
const shortest = 250
const spread = 500

/** Returns numbers from 0 up to `below`, the same ones for the same seed. */
export function randomNumbers(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/**
 * Returns a function that makes up texts out of the words of real ones: each word is one that follows the one before
 * somewhere in them. So words and pairs of words are as frequent as they are in the archive.
 */
export function textChain(seed: number): () => SearchedText {
  const random = randomNumbers(seed)
  const known = new Map<string, number>()
  const words: string[] = []
  const followers: number[][] = []
  const sequence = archivedTexts().flatMap(({ paragraphs }) =>
    paragraphs
      .join(' ')
      .split(/\s+/u)
      .filter(Boolean)
      .map((word) => {
        const place = known.get(word) ?? words.push(word) - 1
        known.set(word, place)
        return place
      }),
  )
  for (const [place, word] of sequence.entries()) {
    const next = sequence[place + 1]
    if (next === undefined) continue
    const known = followers[word]
    if (known) known.push(next)
    else followers[word] = [next]
  }
  const anyOf = (places: readonly number[]) => places[random(places.length)] ?? 0
  const text = (length: number): string => {
    const made: string[] = []
    for (let word = anyOf(sequence); made.length < length; word = anyOf(followers[word] ?? sequence)) {
      made.push(words[word] ?? '')
    }
    return made.join(' ')
  }
  return () => ({ title: text(8), dek: text(18), body: text(shortest + random(spread)) })
}
