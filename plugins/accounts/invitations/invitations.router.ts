import { z } from 'zod'
import { createRouter, inTransaction, procedure } from '#plugins/rpc/rpcBase.ts'
import { invite, revoke, sendAgain } from './invitation.service.ts'

const id = z.int().min(1).max(2_147_483_647)

const delivery = z.object({ isSent: z.boolean(), problem: z.string().nullable(), link: z.string().nullable() })

/** Inviting people. What is stored of an invitation is read over the collection. */
export const invitationsRouter = createRouter({
  create: procedure({
    summary: 'Invites a person, with roles. When the mail does not leave, the link is answered, to be handed over.',
    permissions: ['CREATE_INVITATION'],
  })
    .input(
      z.object({
        email: z.email('Write an e-mail address.').max(254),
        name: z.string().trim().max(200).default(''),
        roles: z.array(id).max(50).default([]),
      }),
    )
    .output(delivery.extend({ id }))
    .mutation(({ ctx, input }) => invite(ctx.req, input)),
  resend: procedure({
    summary: 'Sends an open invitation again, with another link that works for another week; the one before ends.',
    permissions: ['UPDATE_INVITATION'],
  })
    .input(z.object({ id }))
    .output(delivery)
    .mutation(({ ctx, input }) => sendAgain(ctx.req, input.id)),
  revoke: procedure({ summary: 'Ends an open invitation.', permissions: ['UPDATE_INVITATION'] })
    .use(inTransaction)
    .input(z.object({ id }))
    .output(z.object({}))
    .mutation(async ({ ctx, input }) => {
      await revoke(ctx.req, input.id)
      return {}
    }),
})
