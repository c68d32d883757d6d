import { z } from 'zod'
import { SignOnRefused } from './signOnRefusals.ts'

/** What a provider says of a person; all of it was checked to be from the provider. */
export interface ProvidedPerson {
  issuer: string
  subject: string
  email: string | null
  isEmailVerified: boolean
  name: string | null
  // Null: the provider says nothing of groups.
  groups: string[] | null
  // Whether the provider says that it required more than a password.
  hasProvedTwice: boolean
}

// Seconds that the clocks of two servers may differ.
const clockTolerance = 60

const claims = z.looseObject({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  iat: z.number(),
  azp: z.string().optional(),
})

type Claims = Readonly<Record<string, unknown>>

/**
 * Returns the person of an ID token whose signature, issuer, audience, nonce and end were checked, and of the provider's
 * answer about the same subject.
 * @param now in seconds since 1970
 * @throws SignOnRefused for a token that was made for another application, or in the future
 */
export function personOfClaims(
  idToken: Claims,
  userInfo: Claims,
  { clientId, groupsClaim, now }: { clientId: string; groupsClaim: string; now: number },
): ProvidedPerson {
  const { iss: issuer, sub: subject, iat, azp = clientId } = claims.parse(idToken)
  if (azp !== clientId) throw new SignOnRefused('untrusted', 'The token was made for another application (azp).')
  if (iat > now + clockTolerance) throw new SignOnRefused('untrusted', 'The token was issued in the future (iat).')
  // The address and whether it is verified are from the same source: each says it of its own address.
  const { email, email_verified } = 'email' in idToken ? idToken : userInfo
  return {
    issuer,
    subject,
    email: emailOf(email),
    isEmailVerified: email_verified === true || isVerifiedByEntra(idToken),
    name: textOf(idToken.name) ?? textOf(userInfo.name),
    groups: groupsOf(idToken[groupsClaim] ?? userInfo[groupsClaim]),
    hasProvedTwice: twice.safeParse(idToken).success,
  }
}

// As providers say it (RFC 8176, OpenID Connect EAP ACR Values).
const twice = z.union([
  z.object({ amr: z.array(z.unknown()).refine((methods) => methods.includes('mfa')) }),
  z.object({ acr: z.enum(['phr', 'phrh', 'http://schemas.openid.net/pape/policies/2007/06/multi-factor']) }),
])

// Microsoft Entra says in a claim of its own that the tenant owns the domain of the token's address.
const isVerifiedByEntra = ({ email, xms_edov }: Claims): boolean =>
  email !== undefined && [true, 1, '1', 'true'].some((value) => value === xms_edov)

const emailOf = (value: unknown): string | null => z.email().safeParse(value).data?.toLowerCase() ?? null

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 200) : null

// Some providers send a single group as text.
const groupsOf = (value: unknown): string[] | null => {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value.filter((group) => typeof group === 'string') : null
}
