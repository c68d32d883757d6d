import { z } from 'zod'
import { createRouter, ownProcedure, procedure } from '#plugins/rpc/rpcBase.ts'
import { changePassword } from './password.service.ts'
import { makeResetLink } from './reset.service.ts'

const password = z.string().min(1, 'Write a password.').max(1000)

/** Passwords of people who are logged in, and links for others. */
export const passwordsRouter = createRouter({
  changePassword: ownProcedure({
    summary: 'Gives your account a new password for the one that it has; your other log-ins end.',
  })
    .input(z.object({ current: password, next: password }))
    .output(z.object({}))
    .mutation(async ({ ctx, input }) => {
      await changePassword(ctx.req, input)
      return {}
    }),
  sendResetLink: procedure({
    summary:
      'Mails a person a link to a new password. When the mail does not leave, the link is answered, to be handed over.',
    permissions: ['UPDATE_USER'],
  })
    .input(z.object({ id: z.number().int().positive() }))
    .output(z.object({ isSent: z.boolean(), problem: z.string().nullable(), link: z.string().nullable() }))
    .mutation(({ ctx, input }) => makeResetLink(ctx.req, input.id)),
})
