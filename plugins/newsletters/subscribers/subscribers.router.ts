import { z } from 'zod'
import { createRouter, inTransaction, procedure } from '#plugins/rpc/rpcBase.ts'
import { idText } from '../sending/sending.schema.ts'
import { deleteReader, historyOf, readerHistory } from './readerHistory.service.ts'
import { allowAgain, importSubscribers } from './subscribers.service.ts'

const needed = { permissions: ['UPDATE_NEWSLETTER'] } as const

/** Procedures of subscribers and of addresses that get no mail. */
export const subscribersRouter = createRouter({
  importSubscribers: procedure({
    summary:
      'Subscribes the readers of a CSV file with a column `email` to a newsletter, and reports each line that it leaves out. `consent_source` and `consent_date` may be columns, too.',
    ...needed,
  })
    .input(
      z.object({
        list: idText,
        csv: z.string().min(1).max(3_500_000),
        consentSource: z.string().trim().min(1, 'Say where the readers gave their consent.').max(100),
        consentDate: z.iso.date('Say when the readers gave their consent.'),
        isRestoring: z.boolean(),
      }),
    )
    .output(
      z.object({
        imported: z.number(),
        problems: z.array(z.object({ line: z.number(), email: z.string(), reason: z.string() })),
      }),
    )
    .mutation(({ ctx: { req }, input: { list, ...file } }) => importSubscribers(req, Number(list), file, new Date())),

  getReaderHistory: procedure({
    summary: 'What is known about the reader of a subscription, over all newsletters, the newest first.',
    ...needed,
  })
    .input(z.object({ subscription: idText }))
    .output(readerHistory)
    .query(({ ctx: { req }, input }) => historyOf(req, Number(input.subscription))),

  deleteReader: procedure({
    summary: 'Deletes all data of the reader of a subscription, over all newsletters.',
    permissions: ['DELETE_NEWSLETTER'],
  })
    .input(z.object({ subscription: idText }))
    .output(z.object({ isDone: z.literal(true) }))
    .mutation(async ({ ctx: { req }, input }) => {
      await deleteReader(req, Number(input.subscription))
      return { isDone: true }
    }),

  allowAgain: procedure({ summary: 'Allows a suppressed address again.', ...needed })
    .input(z.object({ id: idText }))
    .output(z.object({ isDone: z.literal(true) }))
    .use(inTransaction)
    .mutation(async ({ ctx: { req }, input }) => {
      await allowAgain(req, Number(input.id))
      return { isDone: true }
    }),
})
