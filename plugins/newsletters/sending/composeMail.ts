import { createTransport } from 'nodemailer'
import type { DKIMOptions } from 'nodemailer/lib/dkim'
import type { ReaderMail } from './sending.types.ts'

export interface DkimKey {
  domainName: string
  keySelector: string
  privateKey: string
}

export interface ComposeOptions {
  from: { name: string; address: string }
  /** Null where the mail server signs. */
  dkim: DkimKey | null
}

// The headers that a signature protects: nodemailer's own list lacks List-Unsubscribe-Post, which RFC 8058 requires.
const signedHeaders =
  'From:Reply-To:Subject:Date:Message-ID:To:MIME-Version:Content-Type:Content-Transfer-Encoding:List-Id:List-Unsubscribe:List-Unsubscribe-Post:Feedback-ID'

// A mail that is written as its bytes; a test of an issue has no headers of its own.
type WrittenMail = Pick<ReaderMail, 'to' | 'subject' | 'html' | 'text'> &
  Partial<Pick<ReaderMail, 'messageId' | 'headers'>>

/** Returns what writes mails as their bytes, signed where there is a key. */
export function mailComposer({ from, dkim }: ComposeOptions): (mail: WrittenMail) => Promise<Buffer> {
  const key: DKIMOptions | undefined = dkim ? { ...dkim, headerFieldNames: signedHeaders } : undefined
  const composer = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    ...(key && { dkim: key }),
  })
  return async ({ to, subject, html, text, messageId, headers }) => {
    const { message } = await composer.sendMail({ from, to, subject, html, text, messageId, headers })
    if (!Buffer.isBuffer(message)) throw new TypeError('A mail is composed in memory')
    return message
  }
}
