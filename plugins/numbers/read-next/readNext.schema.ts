import { z } from 'zod'

/** A story that readers opened from another one. */
export const nextStory = z.object({
  post: z.string(),
  title: z.string(),
  /** How often it was opened from there. */
  times: z.number(),
})

export type NextStory = z.output<typeof nextStory>
