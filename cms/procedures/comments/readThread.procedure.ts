import { z } from 'zod'
import { markRead } from '#plugins/comments/comments.service.ts'
import { inTransaction, procedure } from '../rpc.base.ts'
import { done, inThread } from './comment.inputs.ts'

export const readThread = procedure({ summary: 'The asking person has seen a thread as it is now.', permissions: [] })
  .use(inTransaction)
  .input(z.object(inThread))
  .output(done)
  .mutation(async ({ ctx, input }) => {
    await markRead(ctx.req, input)
    return {}
  })
