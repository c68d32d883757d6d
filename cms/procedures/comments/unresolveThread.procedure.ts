import { z } from 'zod'
import { setThreadResolution } from '#plugins/comments/comments.service.ts'
import { inTransaction, procedure } from '../rpc.base.ts'
import { done, inThread } from './comment.inputs.ts'

export const unresolveThread = procedure({ summary: 'Opens a resolved thread again.', permissions: [] })
  .use(inTransaction)
  .input(z.object(inThread))
  .output(done)
  .mutation(async ({ ctx, input }) => {
    await setThreadResolution(ctx.req, { ...input, isResolved: false })
    return {}
  })
