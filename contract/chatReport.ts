/** Reports of answers: readers' browsers load this file, so it has no library. */

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
