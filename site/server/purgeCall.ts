import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

/** The header with the signature: HMAC-SHA256 of the raw body, hexadecimal. */
export const signatureHeader = 'x-citydesk-signature'

/** Bytes of a purge call at most. */
export const longestPurge = 64 * 1024

const oldestCall = 5 * 60 * 1000

const bodySchema = z.object({
  tags: z.array(z.string().min(1).max(2100)).min(1).max(1000),
  /** When it was sent: milliseconds since the epoch, or ISO 8601. */
  sentAt: z.union([z.number(), z.iso.datetime({ offset: true }).transform((date) => Date.parse(date))]),
})

export type PurgeDecision = { ok: true; tags: string[] } | { ok: false; status: 400 | 401; error: string }

/** The signature of a body, as the back office makes it. */
export function signPurge(body: string | Buffer, secret: string): string {
  return createHmac('sha256', secret).update(body).digest('hex')
}

/** Checks who sent a purge call and when, and reads it. The signature is compared in constant time, before anything is parsed. */
export function readPurge(body: Buffer, signature: string | undefined, secret: string, now: number): PurgeDecision {
  const expected = Buffer.from(signPurge(body, secret))
  const given = Buffer.from(signature ?? '')
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    return { ok: false, status: 401, error: 'The signature does not match' }
  const parsed = bodySchema.safeParse(parseJson(body))
  if (!parsed.success) return { ok: false, status: 400, error: z.prettifyError(parsed.error) }
  if (Math.abs(now - parsed.data.sentAt) > oldestCall)
    return { ok: false, status: 401, error: 'The call was sent more than five minutes ago; compare the clocks' }
  return { ok: true, tags: parsed.data.tags }
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
