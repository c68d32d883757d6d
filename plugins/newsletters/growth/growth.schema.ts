import { z } from 'zod'

const count = z.coerce.number()
// Null stays null: coerced it would be 0.
const counted = z.union([z.null(), z.coerce.number()])
const moment = z.coerce.date().transform((date) => date.toISOString())

/** A week of a newsletter; the last one is not over. */
export const week = z.object({ beginsAt: moment, readers: count, joined: count, left: count })

/** An issue with its newest send. */
export const sentIssue = z.object({
  id: z.coerce.string(),
  title: z.string(),
  sentAt: moment,
  audience: count,
  accepted: count,
  cameBack: count,
  complaints: count,
  /** Readers who unsubscribed before the next issue, within a week at most. */
  left: count,
  /** Null where the settings do not count them. */
  opens: counted,
  clicks: counted,
})

/** Readers of a newsletter by week, the oldest first, and its issues with their counts, the newest first. */
export const growth = z.object({ weeks: z.array(week), issues: z.array(sentIssue) })
