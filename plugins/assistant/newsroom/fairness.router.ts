import { z } from 'zod'
import { createRouter, procedure } from '#plugins/rpc/rpc.base.ts'
import { fairnessCursor, fairnessLog, forumId } from './fairness.schema.ts'
import { fairnessLogOf, requireForum } from './fairness.service.ts'

/** Procedures of candidate forums. */
export const fairnessRouter = createRouter({
  getFairness: procedure({
    summary:
      'The questions of a forum that you may change with all its assistants: how often each candidate was asked each of them, and how long, with which sources and how fast they answered. `after` is `next` of the page before.',
    permissions: ['UPDATE_POST'],
  })
    .input(z.object({ forum: forumId, after: fairnessCursor.nullable().default(null) }))
    .output(fairnessLog)
    .query(async ({ ctx: { req }, input }) => fairnessLogOf(req, await requireForum(req, input.forum), input.after)),
})
