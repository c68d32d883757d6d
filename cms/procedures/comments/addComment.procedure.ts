import { z } from 'zod'
import { addComment as add } from '#plugins/comments/comments.service.ts'
import { inTransaction, procedure } from '../rpc.base.ts'
import { inThread, words } from './comment.inputs.ts'

export const addComment = procedure({
  summary: 'Replies in a thread, with a suggested text if there is one; a resolved thread is open again by that.',
  permissions: [],
})
  .use(inTransaction)
  .input(z.object({ ...inThread, ...words }))
  .output(z.object({ commentId: z.string() }))
  .mutation(async ({ ctx, input }) => ({ commentId: await add(ctx.req, input) }))
