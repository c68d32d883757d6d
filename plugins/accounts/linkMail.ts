import type { Payload } from 'payload'
import { hasMailServer } from '#plugins/email/hasMailServer.ts'

export interface LinkMail {
  to: string
  subject: string
  /** Paragraphs; the link stands after the first. */
  text: readonly [string, ...string[]]
  link: string
}

/** Result of mailing a link. */
export interface LinkDelivery {
  isSent: boolean
  /** Why the mail did not leave, where there is a mail server. */
  problem: string | null
}

/**
 * Returns the address of a screen that a secret opens. The secret stands behind the #, so that it is in no log of a server
 * and reaches no other page.
 */
export function secretLink({ config }: Pick<Payload, 'config'>, path: `/${string}`, secret: string): string {
  return `${config.serverURL}${config.routes.admin}${path}#${secret}`
}

/**
 * Mails a link. Without a mail server it stands in the log, for the operator of the newsroom. A mail that does not leave is no
 * error: what the link is for exists.
 */
export async function mailLink(payload: Payload, { to, subject, text, link }: LinkMail): Promise<LinkDelivery> {
  if (!hasMailServer(payload)) {
    payload.logger.info(`${subject} (for ${to}; there is no mail server): ${link}`)
    return { isSent: false, problem: null }
  }
  const [first, ...rest] = text
  try {
    await payload.sendEmail({ to, subject: oneLine(subject), text: `${[first, link, ...rest].join('\n\n')}\n` })
    return { isSent: true, problem: null }
  } catch (error) {
    payload.logger.error({ err: error, msg: `A mail to ${to} did not leave: ${subject}` })
    return { isSent: false, problem: error instanceof Error ? error.message : 'The mail server did not take it.' }
  }
}

// A line end in a subject would begin another header.
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
