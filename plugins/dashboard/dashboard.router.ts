import { z } from 'zod'
import { createRouter, procedure } from '#plugins/rpc/rpcBase.ts'
import { dashboard } from './dashboard.schema.ts'
import { dashboardOf } from './dashboard.service.ts'

/** Procedures of the dashboard. */
export const dashboardRouter = createRouter({
  getDashboard: procedure({
    summary:
      'What the dashboard shows the calling person: own drafts, own schedules at risk, what goes out today, and the newest live posts with their views.',
    permissions: [],
  })
    .input(z.object({}))
    .output(dashboard)
    .query(({ ctx }) => dashboardOf(ctx.req)),
})
