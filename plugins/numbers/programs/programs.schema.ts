import { z } from 'zod'
import { programNameLength } from '#contract/numbersCall.schema.ts'

/** A program that read pages within the last 24 hours, or of which the newsroom has decided. */
export const readingProgram = z.object({
  /** "Chrome 140", "Googlebot"; empty for what was counted before programs were named. */
  program: z.string(),
  views: z.number(),
  /** Whether the list of known programs says that it is no browser of a reader. */
  isProgram: z.boolean(),
  /** Whether it counts as a reader. */
  isCounted: z.boolean(),
  /** Whether the newsroom has decided that. */
  isDecided: z.boolean(),
})

export type ReadingProgram = z.output<typeof readingProgram>

/** What the newsroom decides of a program; null leaves it to the list of known programs again. */
export const decision = z.object({
  program: z.string().min(1).max(programNameLength),
  isReader: z.boolean().nullable(),
})
