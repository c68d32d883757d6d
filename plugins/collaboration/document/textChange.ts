import type { Inline } from '#blocks/core/block.types.ts'
import { sameJson } from '#blocks/core/sameJson.ts'
import { breakCharacter } from './flatText.read.ts'
import { attributesOf, type TextAttributes } from './marksAttributes.ts'

/** A character and its formatting. */
export interface Letter {
  text: string
  attributes: TextAttributes
}

/** Splits runs of text into letters (UTF-16 units, as Yjs counts). */
export function lettersOf(content: Inline[]): Letter[] {
  return content.flatMap((run): Letter[] =>
    run.type === 'hardBreak'
      ? [{ text: breakCharacter, attributes: {} }]
      : run.text.split('').map((text) => ({ text, attributes: attributesOf(run.marks) })),
  )
}

/** Returns the text of inline content, with a line end for each break. */
export function textOf(content: Inline[]): string {
  return content.map((run) => (run.type === 'hardBreak' ? breakCharacter : run.text)).join('')
}

const joined = (letters: readonly Letter[]) => letters.map(({ text }) => text).join('')

// Matches the first half of a surrogate pair, and the second: Yjs turns half a pair into a replacement character.
const isFirstHalf = (unit: string | undefined) => unit !== undefined && /^[\ud800-\udbff]$/.test(unit)
const isSecondHalf = (unit: string | undefined) => unit !== undefined && /^[\udc00-\udfff]$/.test(unit)

/** Returns the number of UTF-16 units that two texts have in common at their beginning; whole characters only. */
export function commonStart(a: string, b: string): number {
  let length = 0
  while (length < Math.min(a.length, b.length) && a[length] === b[length]) length += 1
  return isFirstHalf(a[length - 1]) ? length - 1 : length
}

/** Returns the number of UTF-16 units that two texts have in common at their end; whole characters only. */
export function commonEnd(a: string, b: string): number {
  let length = 0
  while (length < Math.min(a.length, b.length) && a[a.length - 1 - length] === b[b.length - 1 - length]) length += 1
  return isSecondHalf(a[a.length - length]) ? length - 1 : length
}

export interface Replacement {
  start: number
  deleted: number
  inserted: Letter[]
}

/**
 * Returns the one piece in which two texts differ. Where a letter was doubled, or one of several equal letters was
 * deleted, the piece that ends at the caret is meant; without a caret the first one.
 */
export function replacementBetween(
  before: readonly Letter[],
  after: readonly Letter[],
  caret?: number,
): Replacement | null {
  if (joined(before) === joined(after)) return null
  const shorter = Math.min(before.length, after.length)
  let end = 0
  const endLimit = caret === undefined ? shorter : Math.min(shorter, Math.max(0, after.length - caret))
  while (end < endLimit && before[before.length - 1 - end]?.text === after[after.length - 1 - end]?.text) end += 1
  let start = 0
  while (start < shorter - end && before[start]?.text === after[start]?.text) start += 1
  while (end < shorter - start && before[before.length - 1 - end]?.text === after[after.length - 1 - end]?.text)
    end += 1
  if (isFirstHalf(before[start - 1]?.text)) start -= 1
  if (isSecondHalf(before[before.length - end]?.text)) end -= 1
  return { start, deleted: before.length - end - start, inserted: after.slice(start, after.length - end) }
}

/** Returns stretches of letters whose formatting changed, with what has to be set or (null) taken off. */
export function formattingBetween(
  before: readonly Letter[],
  after: readonly Letter[],
): { start: number; length: number; attributes: Record<string, unknown> }[] {
  const changes: { start: number; length: number; attributes: Record<string, unknown> }[] = []
  for (const [index, letter] of after.entries()) {
    const was = before[index]?.attributes ?? {}
    const names = new Set([...Object.keys(was), ...Object.keys(letter.attributes)])
    const attributes: Record<string, unknown> = {}
    for (const name of names) {
      if (!sameJson(was[name], letter.attributes[name])) attributes[name] = letter.attributes[name] ?? null
    }
    if (Object.keys(attributes).length === 0) continue
    const last = changes.at(-1)
    if (last && last.start + last.length === index && sameJson(last.attributes, attributes)) last.length += 1
    else changes.push({ start: index, length: 1, attributes })
  }
  return changes
}
