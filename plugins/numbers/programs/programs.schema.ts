import { z } from 'zod'
import { programNameLength } from '#contract/numbersCall.schema.ts'

/** A program that read pages within the last 24 hours, or of which the newsroom has decided. */
export const readingProgram = z.object({
  /** "Chrome 140", "Googlebot"; empty for what was counted before programs were named. */
  program: z.string(),
  views: z.number(),
  /** Whether it is in the list of known bots. */
  isBot: z.boolean(),
  /** Whether its views are in the numbers. */
  isCounted: z.boolean(),
  /** Whether a person of the newsroom decided that, against or with the list. */
  isDecided: z.boolean(),
})

export type ReadingProgram = z.output<typeof readingProgram>

/** A decision whether a program counts as a reader; null leaves it to the list of known bots again. */
export const decision = z.object({
  program: z.string().min(1).max(programNameLength),
  isReader: z.boolean().nullable(),
})
