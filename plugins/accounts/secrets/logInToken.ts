import { createHash } from 'node:crypto'
import { errors, type JWTVerifyResult, jwtVerify } from 'jose'
import type { Payload } from 'payload'
import { acceptedSecrets } from '#contract/acceptedSecrets.ts'

// As Payload makes the key of its tokens out of its secret.
const keyOf = (secret: string): string => createHash('sha256').update(secret).digest('hex').slice(0, 32)

/** Returns what a log-in says, signed with the secret of now or an earlier one; null for any other. */
export async function readLogInToken(
  { config }: Pick<Payload, 'config'>,
  token: string,
): Promise<(JWTVerifyResult & { isOld: boolean }) | null> {
  for (const [index, secret] of acceptedSecrets(config.secret).entries()) {
    try {
      return { ...(await jwtVerify(token, new TextEncoder().encode(keyOf(secret)))), isOld: index > 0 }
    } catch (error) {
      if (!(error instanceof errors.JWSSignatureVerificationFailed)) return null
    }
  }
  return null
}
