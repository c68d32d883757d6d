import { createHash, createHmac } from 'node:crypto'
import { acceptedSecrets } from '#contract/acceptedSecrets.ts'
import { readerMarks } from '../issueMail.types.ts'
import type { ReaderMail } from './sending.types.ts'
import type { SentMail } from './sends.store.ts'

export interface ReaderLinks {
  unsubscribe: string
  preferences: string
}

export interface ReaderMailOptions {
  from: { address: string }
  links: ReaderLinks
  /** The address that the newsroom reads by program, to which bounces and requests to unsubscribe go; null without one. */
  intake: IntakeAddress | null
}

export interface IntakeAddress {
  /** `bounces@mail.ledger.example` */
  address: string
  secret: string
}

// b: a bounce of a row of the outbox. u: a request to end a subscription.
type TagKind = 'b' | 'u'

const signatureOf = (kind: TagKind, id: number, secret: string): string =>
  createHmac('sha256', secret).update(`mail intake ${kind}${id}`).digest('hex').slice(0, 16)

/** Returns an address of the intake that names what it is about (VERP): `bounces+b12-1f…@mail.ledger.example`. */
export function taggedAddress({ address, secret }: IntakeAddress, kind: TagKind, id: number): string {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, at)}+${kind}${id}-${signatureOf(kind, id, secret)}${address.slice(at)}`
}

/** Returns what an address of the intake is about; null for any other address, and for one that is forged. */
export function tagOf(address: string, secret: string): { kind: TagKind; id: number } | null {
  const [, kind, digits, signature] = /\+([bu])(\d{1,15})-([0-9a-f]{16})@/i.exec(address.toLowerCase()) ?? []
  if ((kind !== 'b' && kind !== 'u') || !digits) return null
  const id = Number(digits)
  return acceptedSecrets(secret).some((one) => signature === signatureOf(kind, id, one)) ? { kind, id } : null
}

const hostOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1)

/** Returns the Message-ID of an issue for a reader: each attempt has the same. */
export function messageIdOf(issue: number, email: string, sender: string): string {
  return `<issue-${issue}.${createHash('sha256').update(email).digest('hex').slice(0, 24)}@${hostOf(sender)}>`
}

/** Makes the mail of one reader out of the mail of an issue. Pure. */
export function readerMail(
  { issueId, listName, subject, html, text }: SentMail,
  { subscription, email, row }: { subscription: number; email: string; row: number },
  { from, links, intake }: ReaderMailOptions,
): ReaderMail {
  const withLinks = (content: string) =>
    content
      .replaceAll(readerMarks.unsubscribe, links.unsubscribe)
      .replaceAll(readerMarks.preferences, links.preferences)
  const byMail = intake ? `, <mailto:${taggedAddress(intake, 'u', subscription)}?subject=unsubscribe>` : ''
  return {
    to: email,
    subject,
    html: withLinks(html),
    text: withLinks(text),
    messageId: messageIdOf(issueId, email, from.address),
    headers: {
      'List-ID': `${phrase(listName)} <${listId(listName)}.${hostOf(from.address)}>`.trim(),
      'List-Unsubscribe': `<${links.unsubscribe}>${byMail}`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Feedback-ID': `issue-${issueId}:${listId(listName)}:newsletter:${senderId(hostOf(from.address))}`,
    },
    metadata: { row: String(row) },
    returnAddress: intake && taggedAddress(intake, 'b', row),
  }
}

// A name as a phrase of RFC 5322 without quotation marks, which nodemailer would encode together with the identifier.
const phrase = (name: string): string => name.replace(/[^A-Za-z0-9 !#$%&'*+\-/=?^_`{|}~]/g, '').trim()

// Name of the sender in Gmail's reports of complaints: 5 to 15 characters, the same in all mails.
const senderId = (host: string): string =>
  host
    .replace(/[^a-z0-9]/gi, '')
    .slice(0, 15)
    .padEnd(5, '0')

const listId = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'newsletter'
