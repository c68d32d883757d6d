import { commonEnd, commonStart } from '#plugins/collaboration/document/textChange.ts'
import { contextLength, maxQuoteLength, type Quote } from './anchor.schema.ts'
import type { Stretch } from './reading.ts'

export function quoteOf(text: string, { from, to }: Stretch): Quote {
  const quoted = text.slice(from, to)
  const isCut = quoted.length > maxQuoteLength
  return {
    text: quoted.slice(0, maxQuoteLength),
    ending: isCut ? quoted.slice(-contextLength) : '',
    before: text.slice(Math.max(0, from - contextLength), from),
    after: text.slice(to, to + contextLength),
  }
}

// Letters of context that identify a text of any length.
const enoughContext = 16

// Minimum letters of a text that is identified without context, as after it was cut and pasted.
const longEnough = 24

// Returns how many letters around a place match the context of the quote.
function contextAt(text: string, { from, to }: Stretch, { before, after }: Quote): number {
  const head = text.slice(Math.max(0, from - contextLength), from)
  return commonEnd(before, head) + commonStart(after, text.slice(to, to + contextLength))
}

// Every place where a text says what was quoted. A quote that was cut is found by its beginning and its end.
function occurrences(text: string, quote: Quote): Stretch[] {
  if (quote.text === '') return []
  const found: Stretch[] = []
  for (let from = text.indexOf(quote.text); from >= 0; from = text.indexOf(quote.text, from + 1)) {
    const end = quote.ending ? text.indexOf(quote.ending, from + quote.text.length - quote.ending.length) : null
    if (end !== -1) found.push({ from, to: end === null ? from + quote.text.length : end + quote.ending.length })
  }
  return found
}

/** Returns a place where the quote stands word for word and that touches this stretch; null where there is none. */
export function quoteTouching(text: string, quote: Quote, near: Stretch): Stretch | null {
  const touching = occurrences(text, quote).filter(({ from, to }) => from <= near.to && near.from <= to)
  return best(text, quote, touching)
}

/**
 * Returns the current place of a text that lost its letters: word for word with its context, or anywhere when it is
 * long enough to be unambiguous; else a text that begins and ends as it did, in the same context.
 */
export function quoteAnywhere(text: string, quote: Quote): Stretch | null {
  const needed = Math.min(enoughContext, quote.before.length + quote.after.length)
  const isKnown = (place: Stretch) =>
    quote.text.length >= longEnough || (needed > 0 && contextAt(text, place, quote) >= needed)
  return best(text, quote, occurrences(text, quote).filter(isKnown)) ?? betweenEdges(text, quote)
}

function best(text: string, quote: Quote, places: readonly Stretch[]): Stretch | null {
  return places.toSorted((a, b) => contextAt(text, b, quote) - contextAt(text, a, quote))[0] ?? null
}

// Letters on each side of an edge that identify it.
const edgeLength = 12

// An edge of a quote: the letters inside of it, and those of the surroundings.
interface Edge {
  inside: string
  outside: string
}

// Returns the edges of a quote, between which the text may have changed; null for a quote too short to be unambiguous.
function edgesOf({ text, ending, before, after }: Quote): { start: Edge | null; end: Edge | null } {
  const length = Math.min(edgeLength, Math.floor(text.length / 2))
  const known = (inside: string, outside: string) =>
    inside.length + outside.length >= edgeLength ? { inside, outside } : null
  return {
    start: known(text.slice(0, length), before.slice(-edgeLength)),
    end: length === 0 ? null : known((ending || text).slice(-length), after.slice(0, edgeLength)),
  }
}

// Returns text that was changed within, and whose letters were deleted after that: its two edges still match.
function betweenEdges(text: string, quote: Quote): Stretch | null {
  const { start, end } = edgesOf(quote)
  const head = start ? text.indexOf(start.outside + start.inside) : -1
  if (!start || !end || head < 0) return null
  const from = head + start.outside.length
  const tail = text.indexOf(end.inside + end.outside, from + start.inside.length)
  if (tail < 0 || tail - from > quote.text.length * 2 + maxQuoteLength) return null
  return { from, to: tail + end.inside.length }
}

// Letters of context that show that the text at an edge was restored, rather than that a similar text stands there.
const edgeContext = 8

/**
 * Returns the beginning of a text whose first letter was deleted: the place that matches its beginning, in the same
 * context, or else that of the text restored right before it.
 */
export function beginningNear(text: string, { from, to }: Stretch, quote: Quote): number {
  const { start } = edgesOf(quote)
  const search = Math.max(0, from - quote.text.length * 2 - edgeLength)
  const found = start ? text.indexOf(start.outside + start.inside, search) : -1
  if (start && found >= 0 && found + start.outside.length < to) return found + start.outside.length
  const context = quote.before.slice(-edgeContext)
  for (let length = Math.min(from - context.length, quote.text.length); length > 0; length -= 1) {
    const isBack = text.startsWith(context + quote.text.slice(0, length), from - length - context.length)
    if (isBack && (context !== '' || from === length)) return from - length
  }
  return from
}

/** Returns the end of a text whose last letter was deleted, in the same way. */
export function endNear(text: string, { from, to }: Stretch, quote: Quote): number {
  const whole = quote.ending || quote.text
  const { end } = edgesOf(quote)
  const found = end ? text.lastIndexOf(end.inside + end.outside, to + whole.length * 2) : -1
  if (end && found >= 0 && found + end.inside.length > from) return found + end.inside.length
  const context = quote.after.slice(0, edgeContext)
  for (let length = Math.min(text.length - to, whole.length); length > 0; length -= 1) {
    const isBack = text.startsWith(whole.slice(-length) + context, to)
    if (isBack && (context !== '' || to + length === text.length)) return to + length
  }
  return to
}
