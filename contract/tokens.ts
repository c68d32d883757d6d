import { errors, jwtVerify, SignJWT } from 'jose'
import type { z } from 'zod'
import { acceptedSecrets } from './acceptedSecrets.ts'
import { derivedKey } from './signedCalls.ts'

// The algorithm of every token. Each purpose has a key of its own and is the audience of its tokens.
const algorithm = 'HS256'

/**
 * Makes a JWT for one purpose.
 * @param expires end of its validity, in whole seconds; null for a token that stays valid
 */
export function signToken(purpose: string, claims: object, secret: string, expires: Date | null): Promise<string> {
  const token = new SignJWT({ ...claims }).setProtectedHeader({ alg: algorithm }).setAudience(purpose)
  if (expires) token.setExpirationTime(expires)
  return token.sign(derivedKey(purpose, secret))
}

/** Returns the claims of a token; null when it is forged, malformed, expired, or made for another purpose. */
export async function readToken<Schema extends z.ZodType>(
  purpose: string,
  schema: Schema,
  token: string,
  { secret, now }: { secret: string; now: Date },
): Promise<z.output<Schema> | null> {
  for (const accepted of acceptedSecrets(secret)) {
    try {
      const key = derivedKey(purpose, accepted)
      const { payload } = await jwtVerify(token, key, { audience: purpose, algorithms: [algorithm], currentDate: now })
      return schema.safeParse(payload).data ?? null
    } catch (error) {
      if (!(error instanceof errors.JOSEError)) throw error
    }
  }
  return null
}
