import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1'
import { z } from 'zod'
import { derivedKey } from '#contract/signedCalls.ts'
import { claimProof } from './usedProofs.store.ts'
import type { Verification } from './verification.types.ts'

// Milliseconds that a challenge can be solved in. A browser that prepares one uses it within four minutes.
const lifetime = 10 * 60_000

// Half as many digests on average: about half a second of a phone.
const maxNumber = 50_000

const solution = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string().regex(/^[0-9a-f]{64}$/),
  number: z.int().min(0).max(maxNumber),
  salt: z.string().max(200),
  signature: z.string().regex(/^[0-9a-f]{64}$/),
})

/**
 * ALTCHA (altcha.org): a browser proves work. No other service is asked, and nothing is known of the reader.
 * @param secret challenges are signed with a key that is derived from it
 */
export function altcha(secret: string): Verification {
  const hmacKey = derivedKey('assistant proofs', secret).toString('hex')
  return {
    challenge: async (_payload, now) => {
      const expires = new Date(now.getTime() + lifetime)
      const challenge = await createChallenge({ hmacKey, maxnumber: maxNumber, expires })
      return { provider: 'altcha', challenge: { ...challenge } }
    },
    verify: async (payload, verification, now) => {
      const solved = solution.safeParse(decoded(verification)).data
      if (!solved) return false
      const seconds = Number(extractParams(solved).expires)
      const expiresAt = new Date(seconds * 1000)
      if (!(seconds > 0) || expiresAt < now || !(await verifySolution(solved, hmacKey, false))) return false
      // The signature is that of the challenge alone: the same proof in another spelling has the same.
      return claimProof(payload, solved.signature, expiresAt, now)
    },
  }
}

// The JSON of a proof as ALTCHA writes it, in base64.
function decoded(verification: string | null | undefined): unknown {
  try {
    return JSON.parse(Buffer.from(verification ?? '', 'base64').toString())
  } catch {
    return null
  }
}
