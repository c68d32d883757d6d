import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { nothing, query } from '#database/sql.ts'
import { hasMailServer } from '../../email/hasMailServer.ts'

// Milliseconds between two rounds.
const interval = 15_000

const due = z.object({
  id: z.number(),
  email: z.string(),
  question: z.string(),
  decision: z.enum(['withdrawn', 'left']),
  reply: z.string().nullable(),
})

const decisions = {
  withdrawn: 'We have withdrawn the answer. It is not given to other readers.',
  left: 'We have looked at the answer, and left it as it is.',
}

// Removes line ends: in a subject, they would begin another header.
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/**
 * Mails decisions to the readers who left an address, each once; the address is forgotten with that. A mail that the
 * server rejects is tried again in the next round; without a mail server, decisions wait for one.
 */
export async function sendReplies(payload: Payload): Promise<void> {
  if (!hasMailServer(payload)) return
  const { name } = await payload.findGlobal({ slug: 'settings', depth: 0, select: { name: true } })
  for (;;) {
    const [report] = await query(
      { payload },
      sql`UPDATE answer_reports SET replied_at = now() WHERE id = (
            SELECT id FROM answer_reports WHERE decision <> 'open' AND email IS NOT NULL AND replied_at IS NULL
            ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED)
          RETURNING id, email, question, decision, reply`,
      due,
    )
    if (!report) return
    const { decision, email, id, question, reply } = report
    try {
      await payload.sendEmail({
        to: email,
        subject: oneLine(`${name}: your report of an answer`),
        text: `You reported the answer to “${oneLine(question)}”.\n\n${decisions[decision]}\n${reply ? `\n${reply}\n` : ''}\n${name}\n`,
      })
    } catch (error) {
      payload.logger.error({ err: error, msg: 'A reader could not be told of a decision; it is tried again' })
      await query({ payload }, sql`UPDATE answer_reports SET replied_at = NULL WHERE id = ${id}`, nothing)
      return
    }
    await query({ payload }, sql`UPDATE answer_reports SET email = NULL WHERE id = ${id}`, nothing)
  }
}

/** Sends replies until the process ends; several processes share the work. */
export function startReplying(payload: Payload): void {
  const round = () =>
    sendReplies(payload).catch((error: unknown) =>
      payload.logger.error({ err: error, msg: 'Replies to reports could not be sent' }),
    )
  setInterval(() => void round(), interval).unref()
}
