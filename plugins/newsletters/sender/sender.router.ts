import { z } from 'zod'
import { createRouter, procedure } from '#plugins/rpc/rpc.base.ts'
import { sendingOptionsOf } from '../sending/sending.options.ts'
import { checkSender } from './senderCheck.service.ts'

/** Procedures about the sender of newsletters. */
export const senderRouter = createRouter({
  checkSender: procedure({
    summary:
      'Asks the domain name system and the mail server what receiving mail servers ask about the sender of newsletters: SPF, DKIM, DMARC, PTR and TLS.',
    permissions: ['PUBLISH_NEWSLETTER'],
  })
    .input(z.object({}))
    .output(
      z.object({
        from: z.string(),
        /** Empty where no mail server is set up. */
        findings: z.array(
          z.object({
            name: z.string(),
            verdict: z.enum(['good', 'bad', 'unclear']),
            words: z.string(),
            found: z.string().nullable(),
            record: z.object({ type: z.string(), name: z.string(), value: z.string() }).nullable(),
          }),
        ),
      }),
    )
    .query(async ({ ctx: { req } }) => {
      const { sender, transport, dns } = sendingOptionsOf(req.payload.config)
      return { from: sender.from, findings: transport.isFolder ? [] : await checkSender(dns, sender) }
    }),
})
