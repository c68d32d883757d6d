import { z } from 'zod'
import { newsTicket } from '#plugins/collaboration/news/news.ticket.ts'
import { procedure } from '../rpc.base.ts'

export const getNewsTicket = procedure({
  summary:
    'Where a page listens to what changes in the newsroom, and a ticket that is good for a minute: who is where, who has locked what, notices.',
  permissions: [],
})
  .input(z.object({}))
  .output(z.object({ token: z.string(), url: z.string() }))
  .query(({ ctx }) => newsTicket(ctx.req))
