/** What readers' browsers need of conversations, and of reports of answers: this file loads no library. */
import type { ReaderForum } from './reader.schema.ts'

export const chatLimits = {
  /** Characters of a question. */
  question: 2_000,
  /** Messages of a call; only the last one counts, the others are stored already. */
  messages: 200,
  /** Bytes of a call. */
  bytes: 512 * 1024,
}

/** The name of the check against programs, before a message is sent. */
export const chatCheck = 'CHAT_BLOCK_MESSAGE'

/** The header of an answer with the id of its conversation. */
export const threadHeader = 'x-thread-id'

/** Returns the text shown in place of a closed forum; null for an open one. */
export function closedTextOf(
  { closedText, closesAt, isOpen }: Pick<ReaderForum, 'closedText' | 'closesAt' | 'isOpen'>,
  now: Date,
): string | null {
  return !isOpen || (closesAt !== null && new Date(closesAt) <= now) ? closedText : null
}

/** Why an answer is reported, with the words that readers choose from. */
export const reportReasons = {
  wrong: 'It is wrong',
  misleading: 'It is misleading or out of context',
  unfair: 'It is unfair to a candidate',
  offensive: 'It is offensive',
  other: 'Something else',
} as const

export type ReportReason = keyof typeof reportReasons

export const reportLimits = {
  /** Characters of what a reader writes, and of a reply. */
  details: 2_000,
}
