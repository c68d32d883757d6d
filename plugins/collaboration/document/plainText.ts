import type * as Y from 'yjs'
import { storableText } from './fieldValue.ts'
import { replacementBetween } from './textChange.ts'

/** Returns the plain text of a shared text, without any other content. */
export function readText(text: Y.Text): string {
  return storableText(text.toString())
}

/** The piece in which two texts differ, in UTF-16 units. */
export interface TextChange {
  start: number
  deleted: number
  inserted: string
}

const lettersOf = (text: string) => text.split('').map((letter) => ({ text: letter, attributes: {} }))

const isInsidePair = (text: string, at: number) =>
  /[\uD800-\uDBFF]/.test(text.charAt(at - 1)) && /[\uDC00-\uDFFF]/.test(text.charAt(at))

/**
 * Returns the one piece in which two texts differ; null when they are equal. Never cuts a pair of surrogates: Yjs would
 * turn both halves into replacement characters.
 *
 * @param caret where the writer's caret is now: it shows which of several equal letters was typed
 */
export function textChangeBetween(before: string, after: string, caret?: number): TextChange | null {
  const replacement = replacementBetween(lettersOf(before), lettersOf(after), caret)
  if (!replacement) return null
  let { start } = replacement
  let end = start + replacement.deleted
  let insertedEnd = start + replacement.inserted.length
  if (isInsidePair(before, start) || isInsidePair(after, start)) start -= 1
  if (isInsidePair(before, end) || isInsidePair(after, insertedEnd)) {
    end += 1
    insertedEnd += 1
  }
  return { start, deleted: end - start, inserted: after.slice(start, insertedEnd) }
}

/** Turns a shared text into this one by the smallest change; concurrent changes of two users are both kept. */
export function writeText(text: Y.Text, wanted: string, caret?: number): void {
  const change = textChangeBetween(text.toString(), storableText(wanted), caret)
  if (!change) return
  text.delete(change.start, change.deleted)
  text.insert(change.start, change.inserted)
}
