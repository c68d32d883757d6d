import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { hasMailServer } from '#plugins/email/hasMailServer.ts'
import { mailboxState } from '#plugins/newsletters/bounces/mailbox.store.ts'
import { sendingOptionsOf } from '#plugins/newsletters/sending/sending.options.ts'
import { broken, counted, type Finding, look, moment, part } from '../part.schema.ts'
import { newestMails } from './mails.store.ts'

export const mailPart = part.extend({
  transport: z.object({ newsroom: z.string(), newsletters: z.string() }),
  lastSent: moment.nullable(),
  lastFailed: z.object({ at: moment, reason: z.string() }).nullable(),
  /** The mailbox that is read for bounces, in words; null where none is read. */
  mailbox: z.object({ readAt: moment.nullable(), problem: z.string().nullable() }).nullable(),
  /** Mails that were written to a folder in place of being sent; null where newsletters are sent. */
  written: z.object({ count: z.number() }).nullable(),
})

/** Returns how mail leaves the newsroom, and what became of the newest. */
export async function mailOf({ payload }: PayloadRequest): Promise<z.infer<typeof mailPart>> {
  const { transport, mailFolder, intake } = sendingOptionsOf(payload.config)
  const newest = await newestMails({ payload })
  const sent = newest.find(({ outcome }) => outcome === 'sent')
  const failed = newest.find(({ outcome }) => outcome === 'failed')
  const isSending = hasMailServer(payload)
  const isFailing = failed !== undefined && failed.at > (sent?.at ?? 0)
  const findings: Finding[] = []
  if (!isSending) findings.push(look('Mail is written to the log, not sent.', 'Set SMTP_URL and EMAIL_FROM.'))
  if (isFailing)
    findings.push(
      broken(`The newest mail was not sent: ${failed.reason ?? 'no reason'}`, 'Check SMTP_URL, then send a test mail.'),
    )
  const mailbox = intake?.mailbox ? await mailboxState({ payload }) : null
  if (mailbox?.problem) {
    const text = `The mailbox of bounces cannot be read: ${mailbox.problem.replace(/\.$/, '')}.`
    findings.push(broken(text, 'Check MAIL_INTAKE_IMAP_URL. It is tried again each minute.'))
  }
  const count = transport.isFolder ? await mailFolder.count() : null
  return {
    summary: isSending ? 'Mail is sent by a mail server' : 'Mail is written to the log',
    findings,
    transport: {
      newsroom: isSending ? 'Mail server (SMTP)' : 'The log of the back office',
      newsletters: transport.isFolder ? `A folder, with ${counted(count ?? 0, 'mail')}` : `By ${transport.name}`,
    },
    lastSent: sent?.at ?? null,
    lastFailed: failed ? { at: failed.at, reason: failed.reason ?? '' } : null,
    mailbox: mailbox && { readAt: mailbox.readAt?.getTime() ?? null, problem: mailbox.problem },
    written: count === null ? null : { count },
  }
}
