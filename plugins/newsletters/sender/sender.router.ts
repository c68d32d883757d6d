import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { createRouter, procedure } from '#plugins/rpc/rpcBase.ts'
import { warmUpDays } from '../sending/progress.rules.ts'
import { acceptedByDay, mostReaders } from '../sending/progress.store.ts'
import { sendingOptionsOf } from '../sending/sending.options.ts'
import { checkSender } from './senderCheck.service.ts'

async function warmUpOf(req: PayloadRequest) {
  const { pace } = sendingOptionsOf(req.payload.config)
  const readers = await mostReaders(req)
  const days = warmUpDays(pace, readers)
  const [first] = days
  const counts = first ? await acceptedByDay(req, first.day) : []
  const sent = new Map(counts.map(({ day, accepted }) => [day, accepted]))
  return { days: days.map((day) => ({ ...day, sent: sent.get(day.day) ?? 0 })), readers }
}

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

  getWarmUp: procedure({
    summary:
      'The days (UTC) on which a new sender sends less than it could, with what was sent on each; empty without.',
    permissions: ['PUBLISH_NEWSLETTER'],
  })
    .input(z.object({}))
    .output(
      z.object({
        days: z.array(z.object({ day: z.string(), most: z.number(), sent: z.number() })),
        /** Of the newsletter that has most. */
        readers: z.number(),
      }),
    )
    .query(({ ctx: { req } }) => warmUpOf(req)),
})
