import { z } from 'zod'
import { recordDeed } from '#collections/activity/recordDeed.ts'
import { createRouter, procedure } from '#plugins/rpc/rpcBase.ts'
import { chainOptionsOf } from './activity.plugin.ts'
import { countWaiting, lastAnchors, lastCheck, newestRow } from './chain/chain.store.ts'
import { verifyChain } from './chain/verify.service.ts'

const check = z.object({ entries: z.number(), fault: z.string().nullable(), checkedAt: z.string() })

/** Procedures about the activity log as a whole. */
export const activityRouter = createRouter({
  getChain: procedure({
    summary:
      'How far the activity log is sealed, how its last check ended, and where its head was last written down outside of the database.',
    permissions: ['READ_ACTIVITY'],
  })
    .input(z.object({}))
    .output(
      z.object({
        sealedAt: z.string().nullable(),
        waiting: z.number(),
        check: check.nullable(),
        anchors: z.array(z.object({ way: z.string(), at: z.string(), error: z.string().nullable() })),
        keepDays: z.number().nullable(),
      }),
    )
    .query(async ({ ctx: { req } }) => {
      const [{ sealedAt }, waiting, check, anchors] = await Promise.all([
        newestRow(req),
        countWaiting(req),
        lastCheck(req),
        lastAnchors(req),
      ])
      return { sealedAt, waiting, check, anchors, keepDays: chainOptionsOf(req.payload).keepDays ?? null }
    }),

  checkChain: procedure({
    summary: 'Compares the whole activity log with its chain, and the chain with the anchors of the file.',
    permissions: ['READ_ACTIVITY'],
  })
    .input(z.object({}))
    .output(check.omit({ checkedAt: true }))
    .mutation(async ({ ctx: { req } }) => {
      await recordDeed(req, { action: 'operate', kind: 'activity', id: 'all', what: 'checked the activity log' })
      return verifyChain(req.payload, chainOptionsOf(req.payload).anchors.file)
    }),
})
