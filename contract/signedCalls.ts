/**
 * Calls between the processes of a newsroom, signed with a secret that both ends share. Each path has a key of its own,
 * so that a call to one cannot be sent to another; the time in the body limits how long a call can be repeated.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { acceptedSecrets } from './acceptedSecrets.ts'

/** The header with the signature: hexadecimal HMAC-SHA256 of the raw body. */
export const signatureHeader = 'x-citydesk-signature'

// Milliseconds that a call is valid for, before and after its time: clocks differ.
const tolerance = 5 * 60 * 1000

const sent = z.object({ sentAt: z.number() })

/** A call that was read, or why it was refused: 401 for its signature or time, 400 for its content. */
export type SignedCall<Value> = { ok: true; value: Value } | { ok: false; status: 400 | 401; message: string }

/** Returns the key of one purpose: HMAC-SHA256 of the purpose with the shared secret. */
export function derivedKey(purpose: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(purpose).digest()
}

/** Returns the signature of a raw body for a path. */
export function signatureOf(path: string, body: string | Buffer, secret: string): string {
  return createHmac('sha256', derivedKey(path, secret)).update(body).digest('hex')
}

/**
 * Returns the options for `fetch` that send a value as a signed call.
 * @param path the path of the call, as its receiver knows it
 * @param now milliseconds since 1970
 */
export function signedCall(path: string, value: object, secret: string, now: number) {
  const body = JSON.stringify({ ...value, sentAt: now })
  const headers = { 'content-type': 'application/json', [signatureHeader]: signatureOf(path, body, secret) }
  return { method: 'POST', headers, body, redirect: 'error' } satisfies RequestInit
}

/**
 * Checks the signature of a call in constant time, before anything is parsed, then its time and its content.
 * @param call the raw body and the signature as they were received; `now` in milliseconds since 1970
 */
export function readSignedCall<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  call: { body: string | Buffer; signature: string | null | undefined; secret: string; now: number },
): SignedCall<z.output<Schema>> {
  const given = Buffer.from(call.signature ?? '')
  const isSignedWith = (secret: string): boolean => {
    const expected = Buffer.from(signatureOf(path, call.body, secret))
    return given.length === expected.length && timingSafeEqual(given, expected)
  }
  if (!acceptedSecrets(call.secret).some(isSignedWith)) {
    return { ok: false, status: 401, message: 'The signature does not match.' }
  }
  const json = parseJson(call.body.toString())
  const time = sent.safeParse(json)
  if (!time.success) return { ok: false, status: 400, message: z.prettifyError(time.error) }
  if (Math.abs(call.now - time.data.sentAt) > tolerance) {
    return {
      ok: false,
      status: 401,
      message: 'The call was not sent within the last five minutes; compare the clocks.',
    }
  }
  const parsed = schema.safeParse(json)
  return parsed.success
    ? { ok: true, value: parsed.data }
    : { ok: false, status: 400, message: z.prettifyError(parsed.error) }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
