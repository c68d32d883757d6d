import { z } from 'zod'
import { setThreadDeletion } from '#plugins/comments/comments.service.ts'
import { inTransaction, procedure } from '../rpc.base.ts'
import { done, inThread } from './comment.inputs.ts'

export const deleteThread = procedure({
  summary: 'Deletes a thread: who opened it may, and whoever may delete the document.',
  permissions: [],
})
  .use(inTransaction)
  .input(z.object(inThread))
  .output(done)
  .mutation(async ({ ctx, input }) => {
    await setThreadDeletion(ctx.req, { ...input, isDeleted: true })
    return {}
  })
