import type { ReaderForum } from '#contract/reader.schema.ts'

/** Returns what readers read in the place of a forum that is closed; null for one that is open. */
export const closedTextOf = (
  { closedText, closesAt, isOpen }: Pick<ReaderForum, 'closedText' | 'closesAt' | 'isOpen'>,
  now: Date,
): string | null => (!isOpen || (closesAt !== null && new Date(closesAt) <= now) ? closedText : null)
