import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { relyingPartyOf } from './factorOptions.ts'
import type { Passkey } from './passkeys.store.ts'
import {
  type AuthenticationOptions,
  type AuthenticationResponse,
  authenticationOptions,
  type RegistrationOptions,
  type RegistrationResponse,
  registrationOptions,
} from './webauthn.schema.ts'

type WithConfig = Pick<PayloadRequest, 'payload'>

// The secret of our challenge is what the authenticator signs.
const signedOf = (challenge: string): string => Buffer.from(challenge).toString('base64url')

const clientData = z.object({ challenge: z.string() })

/** Returns the challenge that a response says it answers; whether it does is for `verifyPasskey`. */
export function challengeOf({ response }: { response: { clientDataJSON: string } }): string {
  try {
    const text = Buffer.from(response.clientDataJSON, 'base64url').toString()
    return Buffer.from(clientData.parse(JSON.parse(text)).challenge, 'base64url').toString()
  } catch {
    return ''
  }
}

/** Returns what a browser needs to make a passkey of a person. */
export async function registrationFor(
  { payload }: WithConfig,
  {
    user,
    challenge,
    known,
  }: { user: { id: number; email: string; name: string }; challenge: string; known: Passkey[] },
): Promise<RegistrationOptions> {
  const { name } = await payload.findGlobal({ slug: 'settings', depth: 0, overrideAccess: true })
  const options = await generateRegistrationOptions({
    rpName: name,
    rpID: relyingPartyOf(payload.config).id,
    userID: new TextEncoder().encode(String(user.id)),
    userName: user.email,
    userDisplayName: user.name,
    challenge,
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
  return registrationOptions.parse(options)
}

/** Returns the passkey that a browser has made for a challenge; null when that is not what it says. */
export async function verifyRegistration(
  { payload }: WithConfig,
  { response, challenge }: { response: RegistrationResponse; challenge: string },
) {
  const { id, origin } = relyingPartyOf(payload.config)
  const result = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: signedOf(challenge),
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: false,
  }).catch(() => null)
  return result?.verified ? result.registrationInfo : null
}

/** Returns what a browser needs to prove one of these passkeys, or any that it has when they are left out. */
export async function authenticationFor(
  { payload }: WithConfig,
  { challenge, passkeys }: { challenge: string; passkeys?: readonly Passkey[] },
): Promise<AuthenticationOptions> {
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyOf(payload.config).id,
    challenge,
    allowCredentials: passkeys?.map(({ id, transports }) => ({ id, transports })),
    // Beside the password the device is enough; in its place the device has to know its owner.
    userVerification: passkeys ? 'discouraged' : 'required',
  })
  return authenticationOptions.parse(options)
}

/**
 * Returns the counter of a passkey that signed a challenge; null when it did not. Whether the counter went back is for
 * the store, which knows it in the moment of the write.
 */
export async function verifyPasskey(
  { payload }: WithConfig,
  proof: { response: AuthenticationResponse; challenge: string; passkey: Passkey; requiresOwner: boolean },
): Promise<number | null> {
  const { response, challenge, passkey, requiresOwner } = proof
  const { id, origin } = relyingPartyOf(payload.config)
  const result = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: signedOf(challenge),
    expectedOrigin: origin,
    expectedRPID: id,
    credential: { id: passkey.id, publicKey: passkey.publicKey, counter: 0 },
    requireUserVerification: requiresOwner,
  }).catch(() => null)
  return result?.verified ? result.authenticationInfo.newCounter : null
}
