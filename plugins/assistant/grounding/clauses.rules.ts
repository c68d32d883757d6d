/** Whether the clauses of a sentence come from their sources as a whole, and each word of a source is used once. */
import { type Found, isSpeech, sameSentence } from './alignment.ts'
import { isTitle } from './source.read.ts'

/** Returns a word that a sentence has more often than its source: "by 2 to 2" where that says "by 5 to 2". */
export function usedTwice(found: readonly Found[]): string | null {
  const twice = found.find(({ place, token }, at) =>
    found
      .slice(0, at)
      .some(
        (other) =>
          other.place.sentence === place.sentence && other.place.at === place.at && other.token.key === token.key,
      ),
  )
  const overlapping = found.find(({ place, token }, at) =>
    found
      .slice(0, at)
      .some(
        (other) =>
          token.kind === 'name' &&
          other.token.kind === 'name' &&
          other.place.sentence === place.sentence &&
          other.place.at === place.at,
      ),
  )
  return (twice ?? overlapping)?.token.words.join(' ') ?? null
}

// Tokens that a clause needs when it comes from another source sentence than the one before.
const fewest = 3

export function wrongRun(found: readonly Found[]): string | null {
  let from = 0
  for (let at = 1; at <= found.length; at += 1) {
    if (at < found.length && sameSentence(found[at - 1], found[at])) continue
    const run = found.slice(from, at)
    const [first] = run
    if (first && (from > 0 || at < found.length)) {
      const isSaying = run.length >= 2 && run.some(({ token }) => isSpeech(token))
      const said = run.filter(({ token }) => token.kind === 'word' && !isTitle(token))
      const isShort = !isSaying && (run.length < fewest || said.length < fewest - 1)
      // A piece of another sentence in the middle of one.
      const isInserted = from > 0 && sameSentence(found[from - 1], found[at])
      if (isShort || isInserted || (from > 0 && hasOtherSubject(first, run, found))) return first.token.words.join(' ')
    }
    from = at
  }
  return null
}

// "… and closed the library": the one who did is the one from the beginning of the sentence.
function hasOtherSubject(first: Found, run: readonly Found[], all: readonly Found[]): boolean {
  const subject = first.place.sentence.tokens[0]
  if (!subject || first.token.kind === 'name') return false
  if (first.token.before.some((word) => /^(?:he|she|they|it|the|a|an|his|her|their|its)$/.test(word))) return false
  const keys = [...run, ...all.slice(0, 2)].map(({ token }) => token.key)
  const isSaid = keys.some((key) => key === subject.key || ` ${subject.key} `.includes(` ${key} `))
  return !isSaid && !subject.before.some((word) => /^(?:he|she|they|it)$/.test(word))
}
