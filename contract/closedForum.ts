import type { ReaderForum } from './reader.schema.ts'

/** Returns the text shown in place of a closed forum; null for an open one. */
export function closedTextOf(
  { closedText, closesAt, isOpen }: Pick<ReaderForum, 'closedText' | 'closesAt' | 'isOpen'>,
  now: Date,
): string | null {
  return !isOpen || (closesAt !== null && new Date(closesAt) <= now) ? closedText : null
}
