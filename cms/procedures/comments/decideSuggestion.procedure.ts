import { z } from 'zod'
import { suggestionOutcomes } from '#plugins/comments/comments.schema.ts'
import { decideSuggestion as decide } from '#plugins/comments/comments.service.ts'
import { inTransaction, procedure } from '../rpc.base.ts'
import { done, ofComment } from './comment.inputs.ts'

export const decideSuggestion = procedure({
  summary: 'Accepts or declines a suggested text, once; the browser that was let writes it into the document.',
  permissions: [],
})
  .use(inTransaction)
  .input(z.object({ ...ofComment, outcome: z.enum(suggestionOutcomes) }))
  .output(done)
  .mutation(async ({ ctx, input }) => {
    await decide(ctx.req, input)
    return {}
  })
