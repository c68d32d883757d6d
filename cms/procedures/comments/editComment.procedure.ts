import { z } from 'zod'
import { editComment as edit } from '#plugins/comments/comments.service.ts'
import { inTransaction, procedure } from '../rpc.base.ts'
import { done, ofComment, words } from './comment.inputs.ts'

export const editComment = procedure({ summary: 'Rewrites a comment; only its writer may.', permissions: [] })
  .use(inTransaction)
  .input(z.object({ ...ofComment, ...words }))
  .output(done)
  .mutation(async ({ ctx, input }) => {
    await edit(ctx.req, input)
    return {}
  })
