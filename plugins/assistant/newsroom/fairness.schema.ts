import { z } from 'zod'
import { questionKey } from './desk.schema.ts'

export const forumId = z.string().regex(/^[1-9]\d{0,8}$/, 'must be the id of a forum')

/** Where the next page of questions begins: after this one. */
export const fairnessCursor = z.object({ lastAt: z.iso.datetime(), key: questionKey })
export type FairnessCursor = z.output<typeof fairnessCursor>

/** What happened to a question in the hands of one candidate's assistant. */
export const fairnessAnswer = z.object({
  /** Number of times that readers asked this question. */
  times: z.number(),
  answered: z.number(),
  declined: z.number(),
  /** How often it was not passed on, and why: each reason once. */
  refused: z.number(),
  refusedFor: z.array(z.string()),
  failed: z.number(),
  /** Marks of the rules of the forum, equal for equal rules, and names of the models that it was asked with: each once. */
  rules: z.array(z.string()),
  models: z.array(z.string()),
  /** Of the newest answer; null without one. */
  words: z.number().nullable(),
  /** Titles of the sources that the newest answer cites, each once. */
  sources: z.array(z.string()),
  /** Median of milliseconds until answers were complete; null without one. */
  duration: z.number().nullable(),
})
export type FairnessAnswer = z.output<typeof fairnessAnswer>

/** A question of a forum, and what each candidate's assistant made of it. */
export const fairnessQuestion = z.object({
  key: questionKey,
  /** As it was asked last. */
  question: z.string(),
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
  /** How many spellings it was asked in: 1 when all were asked with the same words, letter by letter. */
  wordings: z.number(),
  /** Whether it was only asked after another question, which means of one candidate. */
  isFollowUp: z.boolean(),
  /** In the order of the candidates; null for one without an assistant. */
  answers: z.array(fairnessAnswer.nullable()),
  remarks: z.array(z.string()),
})
export type FairnessQuestion = z.output<typeof fairnessQuestion>

export const fairnessCandidate = z.object({ name: z.string(), assistant: z.string().nullable() })
export type FairnessCandidate = z.output<typeof fairnessCandidate>

export const fairnessLog = z.object({
  candidates: z.array(fairnessCandidate),
  items: z.array(fairnessQuestion),
  next: fairnessCursor.nullable(),
})
export type FairnessLog = z.output<typeof fairnessLog>
