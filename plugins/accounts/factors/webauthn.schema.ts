import { z } from 'zod'

// The parts of WebAuthn's JSON that browsers send and take. What they mean is checked by the library.
const base64url = z.string().max(20_000)
const transports = z.array(z.string().max(40)).max(10).optional()
const credential = { id: base64url, rawId: base64url, type: z.literal('public-key') }
const nameOfCredential = z.object({ id: z.string(), type: z.literal('public-key'), transports })
const verification = z.enum(['required', 'preferred', 'discouraged'])

export const registrationResponse = z.object({
  ...credential,
  response: z.object({ clientDataJSON: base64url, attestationObject: base64url, transports }),
})

export const authenticationResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
})

export const registrationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string().optional(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number().optional(),
  attestation: z.enum(['direct', 'enterprise', 'indirect', 'none']).optional(),
  excludeCredentials: z.array(nameOfCredential).optional(),
  authenticatorSelection: z
    .object({
      residentKey: verification.optional(),
      requireResidentKey: z.boolean().optional(),
      userVerification: verification.optional(),
    })
    .optional(),
})

export const authenticationOptions = z.object({
  challenge: z.string(),
  rpId: z.string().optional(),
  timeout: z.number().optional(),
  allowCredentials: z.array(nameOfCredential).optional(),
  userVerification: verification.optional(),
})

export type RegistrationResponse = z.output<typeof registrationResponse>
export type AuthenticationResponse = z.output<typeof authenticationResponse>
export type RegistrationOptions = z.output<typeof registrationOptions>
export type AuthenticationOptions = z.output<typeof authenticationOptions>
