/** hard: the address does not exist. soft: it could not be reached now. complaint: its reader called the mail spam. */
export type BounceKind = 'hard' | 'soft' | 'complaint'

export interface BounceReport {
  source: string
  kind: BounceKind
  /** The row of the outbox that it is about; null where the report does not say. */
  row: number | null
  /** The address that it names; null where it names none. */
  email: string | null
  /** The subscription that it is about, where it says nothing else. */
  subscription?: number
  detail: string
}

// Enhanced status codes (RFC 3463) that say that the address itself does not exist.
const noSuchAddress = /^5\.1\.(?:0|1|2|3|6|10)$|^5\.2\.1$/

/**
 * Returns the kind of a failed delivery by its enhanced status code. Only an address that does not exist is hard: mail
 * that a server refuses for its content may be taken tomorrow.
 */
export function bounceKind(status: string): BounceKind {
  return noSuchAddress.test(status) ? 'hard' : 'soft'
}

/** Returns the enhanced status code in the reply of a mail server, such as "550 5.1.1 No such user"; null without one. */
export function statusIn(reply: string): string | null {
  return /\b([245]\.\d{1,3}\.\d{1,3})\b/.exec(reply)?.[1] ?? null
}

/** Soft bounces after which an address is suppressed, within so many days. */
export const softLimit = { count: 3, days: 90 }

// Shares of mails called spam at which mail services begin to refuse a sender, as Gmail publishes them.
const limits = { warn: 0.001, stop: 0.003 }

type ComplaintLevel = 'fine' | 'warn' | 'stop'

/** Returns what the complaints about an issue mean for its send. Pure. */
export function complaintLevel(complaints: number, accepted: number): ComplaintLevel {
  if (complaints === 0) return 'fine'
  const rate = complaints / Math.max(1, accepted)
  return rate >= limits.stop ? 'stop' : rate >= limits.warn ? 'warn' : 'fine'
}

/** Returns the share of complaints in words: "0.25%". Pure. */
export function complaintRate(complaints: number, accepted: number): string {
  return `${((100 * complaints) / Math.max(1, accepted)).toFixed(2)}%`
}

// Replies by which a receiving domain asks for fewer mails: it closes the session, or its policy puts all mail off.
const asking = /^421\b|\b4\.7\.\d{1,3}\b|\b4\.3\.2\b|\b4\.4\.5\b/

/** Returns whether a temporary refusal is about all mail to a domain, and not about one mailbox. Pure. */
export function asksForFewer(response: string): boolean {
  return asking.test(response)
}
