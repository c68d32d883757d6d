import type { Passage } from '../assistant.types.ts'
import { sentencesIn } from '../sentences.ts'

/** A citation as the model gives it. */
export interface Citation {
  /** Which passage it says to quote, from 0, in the order in which they were given. */
  index: number
  /** The id of that passage, as the model gives it back. */
  source: string
  /** What it says to stand there. */
  quote: string
}

/** A citation that holds: `quote` stands in the passage letter by letter. */
export interface ValidCitation {
  passage: number
  quote: string
}

/** Returns the pieces of a passage that the model can cite, in order: its sentences with the white space behind them. */
export function citablePieces(text: string): string[] {
  const starts = sentencesIn(text).map(({ start }) => start)
  return starts.map((start, at) => text.slice(at === 0 ? 0 : start, starts[at + 1] ?? text.length))
}

// Characters of a quote below which it says nothing.
const shortest = 3

/**
 * Returns the citation when it points to a passage that was given, by its place and by its id, and its quote stands in
 * that passage; null else. White space may differ; the quote is returned as it stands in the passage.
 */
export function validCitation({ index, quote, source }: Citation, passages: readonly Passage[]): ValidCitation | null {
  const passage = passages[index]
  if (!passage || passage.id !== source) return null
  const found = findIgnoringSpace(passage.text, quote)
  return found === null ? null : { passage: index, quote: found }
}

function findIgnoringSpace(text: string, quote: string): string | null {
  const letters: number[] = []
  let bare = ''
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? ''
    if (/\s/u.test(letter)) continue
    bare += letter
    letters.push(at)
  }
  const wanted = quote.replace(/\s+/gu, '')
  if (wanted.length < shortest) return null
  const from = bare.indexOf(wanted)
  const [first, last] = [letters[from], letters[from + wanted.length - 1]]
  return from < 0 || first === undefined || last === undefined ? null : text.slice(first, last + 1)
}
