import { createTransport } from 'nodemailer'
import type { EmailAdapter } from 'payload'

export interface SmtpOptions {
  /** The mail server with its log-in, as `smtps://user:password@host:465`, or `smtp://` for STARTTLS where it is offered. */
  url: string
  from: { name: string; address: string }
}

// Milliseconds: a mail server that hangs must not hang the newsroom.
const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/**
 * Sends the newsroom's e-mail through a mail server. Without one Payload logs the messages instead of sending them.
 * `sendEmail` throws an Error with the server's response when it rejects a message; the caller decides how to handle
 * it.
 */
export function smtpEmail({ url, from }: SmtpOptions): EmailAdapter {
  return () => {
    const transport = createTransport({ url, ...limits })
    return {
      name: 'smtp',
      defaultFromName: from.name,
      defaultFromAddress: from.address,
      sendEmail: ({ from: sender = from, ...message }) => transport.sendMail({ ...message, from: asAddress(sender) }),
    }
  }
}

type Sender = string | { name?: string; address: string }

const asAddress = (sender: Sender) =>
  typeof sender === 'string' ? sender : { name: sender.name ?? '', address: sender.address }
