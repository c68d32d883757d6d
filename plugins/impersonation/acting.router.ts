import { z } from 'zod'
import { delegationOf } from '#collections/permissions/delegation.ts'
import { createRouter, ownProcedure, procedure } from '#plugins/rpc/rpcBase.ts'
import { actingMinutes, minReasonLength } from './acting.rules.ts'
import { beginActing, endActing } from './acting.service.ts'
import { actedAs } from './acting.store.ts'

/** Procedures about acting as another person. */
export const actingRouter = createRouter({
  actAs: procedure({
    summary:
      'Has this log-in act as another person for a while. Both names stand in every record; what gives control of an account stays closed.',
    permissions: ['IMPERSONATE_USER'],
  })
    .input(
      z.object({
        userId: z.number().int().positive(),
        reason: z
          .string()
          .trim()
          .min(minReasonLength, `Give a reason of at least ${minReasonLength} letters.`)
          .max(300),
        minutes: z.union(actingMinutes.map((minutes) => z.literal(minutes))),
      }),
    )
    .output(z.object({}))
    .mutation(async ({ ctx, input }) => {
      await beginActing(ctx.req, input)
      return {}
    }),

  stopActing: procedure({ summary: 'Stops acting as another person.', permissions: [] })
    .input(z.object({}))
    .output(z.object({}))
    .mutation(async ({ ctx }) => {
      await endActing(ctx.req, 'stopped')
      return {}
    }),

  isActing: procedure({ summary: 'Whether this log-in acts as another person.', permissions: [] })
    .input(z.object({}))
    .output(z.object({ isActing: z.boolean() }))
    .query(({ ctx }) => ({ isActing: delegationOf(ctx.req)?.kind === 'person' })),

  getActedAs: ownProcedure({ summary: 'Who acted as the caller, the newest first.' })
    .input(z.object({}))
    .output(
      z.object({
        items: z.array(
          z.object({
            name: z.string(),
            reason: z.string(),
            beganAt: z.string(),
            minutes: z.number(),
            isOver: z.boolean(),
          }),
        ),
      }),
    )
    .query(async ({ ctx: { req } }) => ({ items: await actedAs(req, Number(req.user?.id)) })),
})
