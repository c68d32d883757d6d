import { APIError } from 'payload'
import { z } from 'zod'
import { createRouter, procedure } from '#plugins/rpc/rpcBase.ts'
import { sendingOptionsOf } from '../sending/sending.options.ts'
import { mailId } from './mailFolder.store.ts'
import { readWrittenMail } from './writtenMail.read.ts'

const needed = { permissions: ['UPDATE_NEWSLETTER'] } as const
const id = z.string().regex(mailId, 'must be the id of a mail')

/** Mails of a page. */
export const mailsOfPage = 50

/** Procedures of the mails that a newsroom without a mail server writes to a folder. */
export const writtenMailsRouter = createRouter({
  getWrittenMails: procedure({
    summary: `Mails of newsletters that were written to a folder, because no mail server is set up: ${mailsOfPage} of a page, the newest first.`,
    ...needed,
  })
    .input(z.object({ words: z.string().max(200), page: z.int().min(1).max(10_000) }))
    .output(
      z.object({
        items: z.array(z.object({ id: z.string(), to: z.string(), subject: z.string(), writtenAt: z.iso.datetime() })),
        total: z.number(),
        /** False where mails are sent by now: new ones are not written. */
        isWriting: z.boolean(),
      }),
    )
    .query(async ({ ctx: { req }, input: { words, page } }) => {
      const { mailFolder, transport } = sendingOptionsOf(req.payload.config)
      const found = await mailFolder.list({ words, skip: (page - 1) * mailsOfPage, limit: mailsOfPage })
      return { ...found, isWriting: transport.isFolder }
    }),

  getWrittenMail: procedure({
    summary: 'A mail that was written to the folder: its content and its headers.',
    ...needed,
  })
    .input(z.object({ id }))
    .output(
      z.object({
        to: z.string(),
        subject: z.string(),
        html: z.string(),
        text: z.string(),
        headers: z.array(z.object({ name: z.string(), value: z.string() })),
        bytes: z.number(),
      }),
    )
    .query(async ({ ctx: { req }, input }) => {
      const message = await sendingOptionsOf(req.payload.config).mailFolder.read(input.id)
      if (!message) throw new APIError('This mail is not in the folder any more.', 404, null, true)
      return readWrittenMail(message)
    }),
})
