import type { Where } from 'payload'
import { z } from 'zod'
import { recordOperation } from '#collections/activity/recordOperation.ts'
import { createRouter, inTransaction } from '#plugins/rpc/rpcBase.ts'
import { counted, done } from '../part.schema.ts'
import { tool } from '../tool.ts'
import { queuesOf, queuesPart } from './queues.read.ts'

// Null: all that have failed.
const jobs = z.object({ ids: z.array(z.int().positive()).min(1).max(50).nullable() })

const failedAmong = (ids: readonly number[] | null): Where => ({
  hasError: { equals: true },
  ...(ids && { id: { in: [...ids] } }),
})

/** What is done in the background. */
export const queuesRouter = createRouter({
  getQueues: tool('What waits to be done in the background: jobs, mails, purges, the search index, drafts.')
    .input(z.object({}))
    .output(queuesPart)
    .query(({ ctx }) => queuesOf(ctx.req)),

  retryJobs: tool('Has jobs that failed done once more; without ids all of them.')
    .input(jobs)
    .output(done)
    .use(inTransaction)
    .mutation(async ({ ctx: { req }, input }) => {
      const { docs } = await req.payload.update({
        collection: 'payload-jobs',
        where: failedAmong(input.ids),
        data: { hasError: false, processing: false, error: null, totalTried: 0 },
        depth: 0,
        overrideAccess: true,
        req,
      })
      const message = `${counted(docs.length, 'job')} will be tried again`
      await recordOperation(req, 'jobs', message)
      return { message }
    }),

  dropJobs: tool('Deletes jobs that failed; without ids all of them.')
    .input(jobs)
    .output(done)
    .use(inTransaction)
    .mutation(async ({ ctx: { req }, input }) => {
      const { docs } = await req.payload.delete({
        collection: 'payload-jobs',
        where: failedAmong(input.ids),
        depth: 0,
        overrideAccess: true,
        req,
      })
      const message = `${counted(docs.length, 'failed job')} dropped`
      await recordOperation(req, 'jobs', message)
      return { message }
    }),
})
