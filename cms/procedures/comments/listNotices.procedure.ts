import { z } from 'zod'
import { notice } from '#plugins/comments/comments.schema.ts'
import { listNotices as list } from '#plugins/comments/notices.service.ts'
import { procedure } from '../rpc.base.ts'

export const listNotices = procedure({
  summary: 'Mentions of the asking person and replies in their threads, the newest first, at most 50.',
  permissions: [],
})
  .input(z.object({}))
  .output(z.object({ items: z.array(notice), unread: z.number() }))
  .query(({ ctx }) => list(ctx.req))
