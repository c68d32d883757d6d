import { z } from 'zod'
import { createRouter, procedure } from '#plugins/rpc/rpc.base.ts'
import { home } from './home.schema.ts'
import { homeOf } from './home.service.ts'

/** Procedures of the dashboard. */
export const homeRouter = createRouter({
  getHome: procedure({
    summary:
      'What the dashboard shows the calling person: own drafts, own schedules at risk, what goes out today, and the newest live posts with their views.',
    permissions: [],
  })
    .input(z.object({}))
    .output(home)
    .query(({ ctx }) => homeOf(ctx.req)),
})
