import { z } from 'zod'
import { thread } from '#plugins/comments/comments.schema.ts'
import { listThreads as list } from '#plugins/comments/comments.service.ts'
import { procedure } from '../rpc.base.ts'
import { onDocument } from './comment.inputs.ts'

export const listThreads = procedure({
  summary: 'The threads of a document in the order in which they were opened; all, or the resolved or open ones.',
  permissions: [],
})
  .input(z.object({ documentId: onDocument.documentId, resolved: z.boolean().optional() }))
  .output(z.array(thread))
  .query(({ ctx, input }) => list(ctx.req, input))
