import { simpleParser } from 'mailparser'

export interface WrittenMail {
  to: string
  subject: string
  html: string
  text: string
  headers: { name: string; value: string }[]
  bytes: number
}

/** Reads the bytes of a mail. */
export async function readWrittenMail(message: Buffer): Promise<WrittenMail> {
  const { to, subject = '', html, text = '', headerLines } = await simpleParser(message, { skipTextToHtml: true })
  const [receiver] = Array.isArray(to) ? to : [to]
  return {
    to: receiver?.text ?? '',
    subject,
    html: html || '',
    text,
    headers: headerLines.map(({ line }) => headerOf(line)),
    bytes: message.length,
  }
}

function headerOf(line: string): { name: string; value: string } {
  const colon = line.indexOf(':')
  const value = line.slice(colon + 1).replace(/\r?\n[ \t]+/g, ' ')
  return { name: line.slice(0, colon), value: value.trim() }
}
