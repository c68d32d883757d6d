/**
 * How the back office asks the real-time server for what it holds of a document: a signed call, answered when all that
 * was written until then is in the draft. The signature's key is derived from PAYLOAD_SECRET for this one purpose.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

export const flushPath = '/documents/flush'

export const flushSignatureHeader = 'x-citydesk-signature'

/** The status of the answer when something that was written cannot be saved; its `message` says what. */
export const cannotBeSaved = 422

/** Milliseconds that a call is good for, either way: clocks differ. */
const tolerance = 60_000

const flushCall = z.object({
  /** One document, or all open ones of a collection. */
  of: z.union([z.object({ guid: z.string() }), z.object({ collection: z.string() })]),
  /** Milliseconds since 1970. */
  sentAt: z.number(),
})

export type FlushScope = z.infer<typeof flushCall>['of']

const signatureOf = (body: string, secret: string): Buffer =>
  createHmac('sha256', createHmac('sha256', secret).update('citydesk flush call').digest()).update(body).digest()

/** The body of a call with its signature. */
export function signFlushCall(of: FlushScope, secret: string, now: number): { body: string; signature: string } {
  const body = JSON.stringify({ of, sentAt: now })
  return { body, signature: signatureOf(body, secret).toString('hex') }
}

/** What a call asks for; null when it was forged, is malformed or too old. */
export function readFlushCall(body: string, signature: string, secret: string, now: number): FlushScope | null {
  const given = Buffer.from(signature, 'hex')
  const expected = signatureOf(body, secret)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const call = flushCall.safeParse(JSON.parse(body)).data
  return call && Math.abs(now - call.sentAt) <= tolerance ? call.of : null
}
