import { z } from 'zod'
import { readNotices as read } from '#plugins/comments/notices.store.ts'
import { inTransaction, procedure } from '../rpc.base.ts'
import { done } from './comment.inputs.ts'

export const readNotices = procedure({ summary: 'The asking person has read all notices.', permissions: [] })
  .use(inTransaction)
  .input(z.object({}))
  .output(done)
  .mutation(async ({ ctx }) => {
    await read(ctx.req, Number(ctx.req.user?.id))
    return {}
  })
