import { z } from 'zod'
import { assistantLimits } from '#collections/assistants/assistantDefaults.ts'
import { outcomes } from '../newsroom/desk.schema.ts'

export const trialQuestion = z.string().trim().min(1, 'is missing').max(assistantLimits.question)

const foundPassage = z.object({
  id: z.string(),
  title: z.string(),
  // Path on the site, or address of a file; empty for a text of the assistant.
  url: z.string(),
  text: z.string(),
  label: z.string().nullable(),
  page: z.number().nullable(),
  publishedAt: z.string().nullable(),
  // How well it fits the question; comparable within one trial.
  score: z.number(),
  isCited: z.boolean(),
})

/** An assistant's answer to a trial question, with the passages found for it. */
export const trial = z.object({
  /** With its markers (`contract/chatText.ts`). */
  answer: z.string(),
  outcome: z.enum(outcomes),
  withheld: z.array(z.object({ text: z.string(), reason: z.string() })),
  found: z.array(foundPassage),
  /** The questions that were asked at once. */
  parts: z.array(z.object({ question: z.string(), isAnswerable: z.boolean(), isOverTime: z.boolean() })),
  model: z.string().nullable(),
  /** US dollars. */
  dollars: z.number(),
  milliseconds: z.number(),
})
export type Trial = z.output<typeof trial>
