import type { BounceKind } from './report.types.ts'

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
