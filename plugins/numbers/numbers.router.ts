import { z } from 'zod'
import { createRouter, procedure } from '#plugins/rpc/rpcBase.ts'
import { nextStory, numbersAnswer, spanInput, storyViews } from './numbers.schema.ts'
import { numbersOf, viewsBesideStories } from './numbers.service.ts'
import { decision, readingProgram } from './programs/programs.schema.ts'
import { decide, programsOfLastDay } from './programs/programs.service.ts'
import { readNext } from './read-next/readNext.read.ts'

const postId = z.string().regex(/^[1-9]\d{0,8}$/)

/** Procedures about what readers do, for all members of the newsroom, as the dashboard. */
export const numbersRouter = createRouter({
  getNumbers: procedure({
    summary:
      'What readers do: views now, today beside the same weekday, and in 30 days; and by story, section, referrer, newsletter, episode, block and page within a span.',
    permissions: [],
  })
    .input(spanInput)
    .output(numbersAnswer)
    .query(({ ctx, input }) => numbersOf(ctx.req, input.span, new Date())),

  getStories: procedure({
    summary: 'Views of posts in the last hour and in the last 24 hours, by the hour.',
    permissions: [],
  })
    .input(z.object({ ids: z.array(postId).max(200) }))
    .output(z.object({ result: z.array(storyViews) }))
    .query(async ({ ctx, input }) => ({ result: await viewsBesideStories(ctx.req, input.ids, new Date()) })),

  getReadNext: procedure({
    summary: 'The five posts that readers opened most from a post, within seven days.',
    permissions: [],
  })
    .input(z.object({ id: postId }))
    .output(z.object({ result: z.array(nextStory) }))
    .query(async ({ ctx, input }) => ({ result: await readNext(ctx.req, Number(input.id), new Date()) })),

  getPrograms: procedure({
    summary: 'The browsers and other programs that read pages in the last 24 hours, and whether they count as readers.',
    permissions: [],
  })
    .input(z.object({}))
    .output(z.object({ result: z.array(readingProgram) }))
    .query(async ({ ctx }) => ({ result: await programsOfLastDay(ctx.req) })),

  decideProgram: procedure({
    summary: 'Decides whether a program counts as a reader: from now on, and in the sums of the last day.',
    permissions: ['SYSTEM_TOOLS'],
  })
    .input(decision)
    .output(z.object({ result: z.array(readingProgram) }))
    .mutation(async ({ ctx: { req }, input: { program, isReader } }) => {
      await decide(req, program, isReader)
      return { result: await programsOfLastDay(req) }
    }),
})
