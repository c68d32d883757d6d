import { z } from 'zod'

/**
 * How questions end: `refused` means that it was not passed on to a candidate, `left` that the reader went away before the
 * answer was complete.
 */
export const outcomes = ['model', 'extract', 'written', 'unknown', 'refused', 'failed', 'left'] as const
export type Outcome = (typeof outcomes)[number]

const outcome = z.enum(outcomes).nullable().catch(null)
const moment = z.iso.datetime()

/** Id of a row, as text. */
export const rowId = z.string().regex(/^[1-9]\d{0,17}$/, 'must be an id')

export const assistantId = z.string().regex(/^[1-9]\d{0,8}$/, 'must be the id of an assistant')

/** Where the next page of conversations begins: after this one. */
export const cursor = z.object({ lastAt: z.iso.datetime(), id: rowId })
export type Cursor = z.output<typeof cursor>

export const conversationFilters = z.object({
  outcome: z.enum(outcomes).optional(),
  rating: z.enum(['helpful', 'unhelpful']).optional(),
  /** Words of questions and answers; all of them stand in one of them. */
  text: z.string().trim().max(200).default(''),
  /** Days of the publication, the last one included. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
})
export type ConversationFilters = z.output<typeof conversationFilters>

/** A conversation in the list, without anything about its reader. */
export const conversationLine = z.object({
  id: rowId,
  lastAt: moment,
  /** The first question. */
  question: z.string(),
  questions: z.number(),
  /** Of its answers, in their order. */
  outcomes: z.array(outcome),
  helpful: z.number(),
  unhelpful: z.number(),
})

export const conversationPage = z.object({ items: z.array(conversationLine), next: cursor.nullable() })

export const exchange = z.object({
  id: rowId,
  sentAt: moment,
  question: z.string(),
  /** With its markers (`contract/chatText.ts`). */
  answer: z.string().nullable(),
  outcome,
  rating: z.number().nullable(),
  /** Titles of the passages that were looked at, in their order. */
  considered: z.array(z.string()),
  withheld: z.array(z.object({ text: z.string(), reason: z.string() })),
  model: z.string().nullable(),
  dollars: z.number(),
  /** Milliseconds until the answer was complete; null without one. */
  duration: z.number().nullable(),
})
export type Exchange = z.output<typeof exchange>

export const conversation = z.object({
  id: rowId,
  startedAt: moment,
  forum: z.string().nullable(),
  exchanges: z.array(exchange),
})

/** SHA-256 in hexadecimal digits: `assistant.question_key`. */
export const questionKey = z.string().regex(/^[0-9a-f]{64}$/, 'must be the key of a question')

/** Questions with the same words, whatever their capitals and punctuation, that got no answer. */
export const openQuestion = z.object({
  key: questionKey,
  /** As it was asked last. */
  question: z.string(),
  count: z.number(),
  lastAt: moment,
})

export const openQuestions = z.object({ items: z.array(openQuestion), total: z.number() })

export const period = z.object({
  questions: z.number(),
  answered: z.number(),
  quoted: z.number(),
  written: z.number(),
  declined: z.number(),
  failed: z.number(),
  helpful: z.number(),
  unhelpful: z.number(),
  dollars: z.number(),
  /** Milliseconds; null without an answer. */
  medianDuration: z.number().nullable(),
})
export type Period = z.output<typeof period>

export const sourceState = z.object({
  title: z.string(),
  /** Path of the file in the back office; null for a text of the assistant. */
  media: z.string().nullable(),
  state: z.enum(['waiting', 'read', 'failed']),
  pages: z.number(),
  problem: z.string().nullable(),
})
export type SourceState = z.output<typeof sourceState>

export const freshness = z.object({
  /** When the newest one was published; null for one that answers from no stories, and where there is none. */
  newest: moment.nullable(),
  /** Days without a story after which its screen warns; null for one that never warns. */
  staleAfterDays: z.number().nullable(),
  isStale: z.boolean(),
})

export const numbers = z.object({
  today: period,
  week: period,
  month: period,
  /** US dollars that may be spent on a day. */
  dayDollars: z.number(),
  retentionDays: z.number(),
  sources: z.array(sourceState),
})
