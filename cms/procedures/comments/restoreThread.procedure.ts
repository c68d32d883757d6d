import { z } from 'zod'
import { setThreadDeletion } from '#plugins/comments/comments.service.ts'
import { inTransaction, procedure } from '../rpc.base.ts'
import { done, inThread } from './comment.inputs.ts'

export const restoreThread = procedure({ summary: 'Takes the deletion of a thread back.', permissions: [] })
  .use(inTransaction)
  .input(z.object(inThread))
  .output(done)
  .mutation(async ({ ctx, input }) => {
    await setThreadDeletion(ctx.req, { ...input, isDeleted: false })
    return {}
  })
