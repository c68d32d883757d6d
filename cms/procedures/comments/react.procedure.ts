import { z } from 'zod'
import { emoji } from '#plugins/comments/comments.schema.ts'
import { react as toggle } from '#plugins/comments/comments.service.ts'
import { inTransaction, procedure } from '../rpc.base.ts'
import { done, ofComment } from './comment.inputs.ts'

export const react = procedure({
  summary: 'Reacts to a comment with an emoji, or takes that reaction back.',
  permissions: [],
})
  .use(inTransaction)
  .input(z.object({ ...ofComment, emoji }))
  .output(done)
  .mutation(async ({ ctx, input }) => {
    await toggle(ctx.req, input)
    return {}
  })
