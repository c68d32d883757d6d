/**
 * The ticket into a room. The back office, which knows the person by their log-in, signs it with PAYLOAD_SECRET; the
 * real-time server, which has no cookies of its own, verifies it.
 */
import { z } from 'zod'
import { readToken, signToken } from '#contract/tokens.ts'

/** Seconds within which a token opens a room. */
export const tokenLifetime = 60

const purpose = 'room'

const claims = z.object({
  guid: z.string(),
  // The person's id in `users`.
  person: z.number(),
  // The log-in that it was given to, an id of the `sessions` of who sits there.
  session: z.string(),
  // Who acts as the person, an id in `users`; null for the person.
  by: z.number().nullable(),
  // `schemaId` of the browser's own code.
  schema: z.string(),
  // Which seeding of the document the browser's copy comes from.
  generation: z.string(),
})

export type RoomClaims = z.infer<typeof claims>

/** @param secret PAYLOAD_SECRET */
export function signRoomToken(content: RoomClaims, secret: string, expires: Date): Promise<string> {
  return signToken(purpose, content, secret, expires)
}

/** Returns the claims of a token; null when it is forged, malformed or expired. */
export function verifyRoomToken(token: string, secret: string, now: Date): Promise<RoomClaims | null> {
  return readToken(purpose, claims, token, { secret, now })
}
