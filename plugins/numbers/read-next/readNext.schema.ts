import { z } from 'zod'

/** The stories that readers opened from a story. */
export const readNextAnswer = z.object({
  /** Times that any story was opened from it. */
  times: z.number(),
  /** The most opened ones. */
  stories: z.array(z.object({ post: z.string(), title: z.string(), times: z.number() })),
})

export type ReadNext = z.output<typeof readNextAnswer>
