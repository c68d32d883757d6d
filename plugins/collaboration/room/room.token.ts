/**
 * The ticket into a room. The back office, which knows the person by their log-in, signs it; the real-time server, which
 * sees no cookies of its own, checks it. Signed with a key that is derived from PAYLOAD_SECRET for this one purpose.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

/** Seconds that a token opens a room for; who is in stays in. */
export const tokenLifetime = 60

const claims = z.object({
  /** The room, and no other one. */
  guid: z.string(),
  /** The person's id in `users`. */
  person: z.number(),
  /** What the browser takes documents to look like: `schemaId()` of its own code. */
  schema: z.string(),
  /** Which seeding of the document the browser's copy comes from. */
  generation: z.string(),
  /** Milliseconds since 1970. */
  expires: z.number(),
})

export type RoomClaims = z.infer<typeof claims>

const signatureOf = (text: string, secret: string): Buffer =>
  createHmac('sha256', createHmac('sha256', secret).update('citydesk room token').digest()).update(text).digest()

/** @param secret PAYLOAD_SECRET */
export function signRoomToken(content: RoomClaims, secret: string): string {
  const text = Buffer.from(JSON.stringify(content)).toString('base64url')
  return `${text}.${signatureOf(text, secret).toString('base64url')}`
}

/**
 * What a token says; null when it was forged, cut off or has expired.
 * @param now milliseconds since 1970
 */
export function verifyRoomToken(token: string, secret: string, now: number): RoomClaims | null {
  const [text, signature, ...more] = token.split('.')
  if (!text || !signature || more.length > 0) return null
  const given = Buffer.from(signature, 'base64url')
  const expected = signatureOf(text, secret)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const content = claims.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString())).data
  return content && content.expires > now ? content : null
}
