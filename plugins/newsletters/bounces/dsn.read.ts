import { type ParsedMail, simpleParser } from 'mailparser'
import { tagOf } from '../sending/readerMail.ts'
import type { BounceReport } from './bounce.rules.ts'
import { bounceKind } from './bounce.rules.ts'

export type IncomingMail =
  | { kind: 'bounce'; report: BounceReport }
  | { kind: 'unsubscribe'; subscription: number }
  /** An answer of a reader, an absence note, a delay: nothing follows from it. */
  | { kind: 'other' }

/**
 * Reads a mail that arrived at the intake: a delivery status notification (RFC 3464), a complaint (RFC 5965), or a request
 * to unsubscribe. What it is about stands in the address that it was sent to, which is signed; a complaint goes to one
 * address of the sender, and what it is about stands in the mail that it quotes.
 * @param recipient the envelope recipient, where the mail server gave it; otherwise the headers are searched
 * @param secret signs the addresses
 */
export async function readIncomingMail(raw: Buffer, recipient: string | null, secret: string): Promise<IncomingMail> {
  const mail = await simpleParser(raw, { skipHtmlToText: true, skipTextToHtml: true, keepDeliveryStatus: true })
  const parts = mail.attachments.map(({ contentType, content }) => ({ contentType, text: content.toString('utf8') }))
  const [tag] = tagsOf(recipientsOf(mail, recipient), secret)
  const feedback = parts.find(({ contentType }) => contentType === 'message/feedback-report')
  if (feedback) {
    const quoted = parts.filter(({ contentType }) => quotes.has(contentType)).flatMap(({ text }) => addressesIn(text))
    return complaintOf(feedback.text, [...(tag ? [tag] : []), ...tagsOf(quoted, secret)], mail.messageId ?? '')
  }
  if (!tag) return { kind: 'other' }
  if (tag.kind === 'u') return { kind: 'unsubscribe', subscription: tag.id }
  const about = { source: `mail ${tag.id} ${mail.messageId ?? ''}`, row: tag.id, email: null }
  const status = parts.find(({ contentType }) => contentType === 'message/delivery-status')
  if (!status) return { kind: 'other' }
  const fields = fieldsOf(status.text)
  if (fields.get('action')?.toLowerCase() !== 'failed') return { kind: 'other' }
  const code = /\d\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0] ?? '5.0.0'
  const detail = fields.get('diagnostic-code') ?? code
  return { kind: 'bounce', report: { ...about, kind: bounceKind(code), detail: detail.slice(0, 1000) } }
}

// Types of the part of a report with the mail that it is about, whole or its headers.
const quotes: ReadonlySet<string> = new Set(['message/rfc822', 'text/rfc822-headers', 'text/rfc822'])

type Tag = NonNullable<ReturnType<typeof tagOf>>

const tagsOf = (addresses: readonly string[], secret: string): Tag[] =>
  addresses.flatMap((address) => tagOf(address, secret) ?? [])

const addressesIn = (text: string): string[] => text.match(/[^\s<>,:;"]+@[^\s<>,;"?]+/g) ?? []

// Reads an abuse report (RFC 5965). Returns 'other' for other report types and for mail that this system did not send.
function complaintOf(feedback: string, tags: readonly Tag[], messageId: string): IncomingMail {
  const row = tags.find(({ kind }) => kind === 'b')?.id ?? null
  const subscription = tags.find(({ kind }) => kind === 'u')?.id
  if (!/^feedback-type:\s*abuse/im.test(feedback) || (row === null && subscription === undefined))
    return { kind: 'other' }
  const report = {
    source: `complaint ${row ?? `of ${subscription}`} ${messageId}`,
    kind: 'complaint',
    row,
    email: null,
    detail: 'The reader called the mail spam',
    ...(subscription !== undefined && { subscription }),
  } as const
  return { kind: 'bounce', report }
}

// Returns the fields of the first recipient that a delivery status names, folded lines joined.
function fieldsOf(text: string): Map<string, string> {
  const lines = text.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  const fields = new Map<string, string>()
  for (const line of lines) {
    const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? []
    if (name && value !== undefined && !fields.has(name.toLowerCase())) fields.set(name.toLowerCase(), value)
  }
  return fields
}

// Headers in which mail servers keep the envelope recipient, then those that the sender wrote.
const recipientHeaders = ['x-original-to', 'delivered-to', 'envelope-to', 'to'] as const

const recipientsOf = ({ headerLines }: ParsedMail, recipient: string | null): string[] => [
  ...(recipient ? [recipient] : []),
  ...headerLines
    .filter(({ key }) => recipientHeaders.some((name) => name === key))
    .flatMap(({ line }) => addressesIn(line)),
]
