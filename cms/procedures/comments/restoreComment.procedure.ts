import { z } from 'zod'
import { setCommentDeletion } from '#plugins/comments/comments.service.ts'
import { inTransaction, procedure } from '../rpc.base.ts'
import { done, ofComment } from './comment.inputs.ts'

export const restoreComment = procedure({ summary: 'Takes the deletion of a comment back.', permissions: [] })
  .use(inTransaction)
  .input(z.object(ofComment))
  .output(done)
  .mutation(async ({ ctx, input }) => {
    await setCommentDeletion(ctx.req, { ...input, isDeleted: false })
    return {}
  })
