import { z } from 'zod'
import { hasMailServer } from '#plugins/email/hasMailServer.ts'
import { createRouter, procedure } from '#plugins/rpc/rpcBase.ts'
import { maxTestAddresses } from './mailFacts.ts'
import { previewMail, sendTest } from './testMail.service.ts'

const issueId = z.int().min(1)

/** Procedures of an issue as a mail. */
export const issueMailRouter = createRouter({
  previewMail: procedure({
    summary: 'An issue as it is being written, as a mail, for people who may read its draft.',
    permissions: [],
  })
    .input(z.object({ id: issueId }))
    .output(
      z.object({
        subject: z.string(),
        previewText: z.string(),
        html: z.string(),
        text: z.string(),
        /** Bytes of the HTML. */
        bytes: z.number(),
        hasMailServer: z.boolean(),
      }),
    )
    .query(async ({ ctx: { req }, input }) => {
      const { mail } = await previewMail(req, input.id)
      return { ...mail, bytes: Buffer.byteLength(mail.html), hasMailServer: hasMailServer(req.payload) }
    }),

  sendTest: procedure({
    summary: `Sends an issue as it is being written to at most ${maxTestAddresses} addresses, for people who may update it.`,
    permissions: [],
  })
    .input(z.object({ id: issueId, to: z.array(z.email().max(254)).min(1).max(maxTestAddresses) }))
    .output(
      z.object({
        sent: z.array(z.string()),
        /** Addresses that the mail server refused, with its answer. */
        failed: z.array(z.object({ address: z.string(), message: z.string() })),
      }),
    )
    .mutation(({ ctx, input }) => sendTest(ctx.req, input.id, input.to)),
})
