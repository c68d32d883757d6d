import { createRemoteJWKSet, jwtVerify } from 'jose'
import { z } from 'zod'

/** What a provider says has ended: its session, or all sessions of a person. */
export interface ProvidedLogOut {
  issuer: string
  subject: string | null
  providerSession: string | null
  /** Names the token, which counts once. */
  tokenId: string
}

// Of an ID token they would be refused as well: neither unsigned, nor signed with a secret that both sides have.
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']

// Seconds that the clocks of two servers may differ, and for which a token counts.
const clockTolerance = 60
export const logOutTokenLifetime = 300

const event = 'http://schemas.openid.net/event/backchannel-logout'

// A nonce would make it an ID token (OpenID Connect Back-Channel Logout 1.0).
const claims = z
  .object({
    iss: z.string(),
    jti: z.string().min(1).max(500),
    sub: z.string().min(1).max(255).optional(),
    sid: z.string().min(1).max(500).optional(),
    events: z.looseObject({ [event]: z.looseObject({}) }),
    nonce: z.undefined().optional(),
  })
  .refine(({ sub, sid }) => sub !== undefined || sid !== undefined)

/**
 * Returns what a logout token of a provider says.
 * @throws Error when it is not one of this provider, for this application, of now
 */
export async function readLogOutToken(
  token: string,
  { issuer, clientId, keys, timeout }: { issuer: string; clientId: string; keys: URL; timeout: number },
): Promise<ProvidedLogOut> {
  const { payload } = await jwtVerify(token, createRemoteJWKSet(keys, { timeoutDuration: timeout * 1000 }), {
    issuer,
    audience: clientId,
    algorithms,
    clockTolerance,
    maxTokenAge: logOutTokenLifetime,
    requiredClaims: ['exp'],
  })
  const { iss, jti, sub = null, sid = null } = claims.parse(payload)
  return { issuer: iss, subject: sub, providerSession: sid, tokenId: jti }
}
