import type { EmailAdapter } from 'payload'
import { noteMail } from './mails.store.ts'

// Matches addresses, which the words of a mail server repeat.
const address = /<?[^\s<>@]+@[^\s<>@]+>?/g

const maxReasonLength = 300

/** Returns the reason of a refusal in the words of the mail server, without the addresses of people. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.replaceAll(address, '(address)').slice(0, maxReasonLength)
}

/** Has the outcome of every mail noted, for those who look after the system. */
export function notedMail(adapter: EmailAdapter): EmailAdapter {
  return ({ payload }) => {
    const inner = adapter({ payload })
    const note = (reason: string | null) =>
      noteMail({ payload }, reason).catch((error: unknown) =>
        payload.logger.warn({ err: error, msg: 'What became of a mail could not be noted' }),
      )
    return {
      ...inner,
      sendEmail: async (message) => {
        try {
          const sent = await inner.sendEmail(message)
          await note(null)
          return sent
        } catch (error) {
          await note(reasonOf(error))
          throw error
        }
      },
    }
  }
}
