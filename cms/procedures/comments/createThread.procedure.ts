import { z } from 'zod'
import { threadMetadata } from '#plugins/comments/comments.schema.ts'
import { createThread as create } from '#plugins/comments/comments.service.ts'
import { inTransaction, procedure } from '../rpc.base.ts'
import { onDocument, words } from './comment.inputs.ts'

export const createThread = procedure({
  summary: 'Opens a thread of comments on a document. Whoever may read it may comment on it.',
  permissions: [],
})
  .use(inTransaction)
  .input(z.object({ ...onDocument, initialComment: z.object(words), metadata: threadMetadata }))
  .output(z.object({ threadId: z.string(), commentId: z.string() }))
  .mutation(({ ctx, input }) => create(ctx.req, input))
