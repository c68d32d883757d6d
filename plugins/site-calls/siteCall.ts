import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

/** As the reader site signs its calls: hexadecimal HMAC-SHA256 of the raw body. */
export const signatureHeader = 'x-citydesk-signature'

/** Milliseconds after which a call is refused, so that nobody can repeat it. */
const oldestCall = 5 * 60 * 1000

const sent = z.object({ sentAt: z.number() })

export type SiteCall<Value> = { ok: true; value: Value } | { ok: false; status: 400 | 401; message: string }

/**
 * Checks that the reader site sent a call, and lately, and reads it. Pure.
 * @param secret shared with the site.
 * @param now milliseconds since the epoch.
 */
export const readSiteCall = <Schema extends z.ZodType>(
  schema: Schema,
  call: { body: string; signature: string | null; secret: string; now: number },
): SiteCall<z.output<Schema>> => {
  const expected = Buffer.from(createHmac('sha256', call.secret).update(call.body).digest('hex'))
  const given = Buffer.from(call.signature ?? '')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    return { ok: false, status: 401, message: 'The signature does not match.' }
  }
  const json = parseJson(call.body)
  const envelope = sent.safeParse(json)
  if (!envelope.success) return { ok: false, status: 400, message: z.prettifyError(envelope.error) }
  if (Math.abs(call.now - envelope.data.sentAt) > oldestCall) {
    return { ok: false, status: 401, message: 'The call is too old.' }
  }
  const parsed = schema.safeParse(json)
  return parsed.success
    ? { ok: true, value: parsed.data }
    : { ok: false, status: 400, message: z.prettifyError(parsed.error) }
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
