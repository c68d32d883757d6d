import { z } from 'zod'
import { recordDeed } from '#collections/activity/recordDeed.ts'
import { hasMailServer } from '#plugins/email/hasMailServer.ts'
import { createRouter, ownProcedure } from '#plugins/rpc/rpcBase.ts'
import { sendVerification } from './email.service.ts'

/** The e-mail address of one's own account. */
export const emailRouter = createRouter({
  emailState: ownProcedure({ summary: 'Says whether your address is verified, and whether it can be.' })
    .input(z.object({}))
    .output(z.object({ email: z.string(), isVerified: z.boolean(), isMailing: z.boolean() }))
    .query(async ({ ctx: { req } }) => {
      const id = Number(req.user?.id)
      const { email, authFlowState } = await req.payload.findByID({
        collection: 'users',
        id,
        depth: 0,
        overrideAccess: true,
        req,
      })
      return { email, isVerified: authFlowState !== 'CREATED_ACCOUNT', isMailing: hasMailServer(req.payload) }
    }),
  sendVerification: ownProcedure({ summary: 'Mails you a link that verifies your address.' })
    .input(z.object({}))
    .output(z.object({ email: z.string() }))
    .mutation(async ({ ctx: { req } }) => {
      const sent = await sendVerification(req)
      const what = 'had a link sent that verifies the address'
      await recordDeed(req, { action: 'update', kind: 'users', id: Number(req.user?.id), what })
      return sent
    }),
})
