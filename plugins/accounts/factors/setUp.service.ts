import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { APIError } from 'payload'
import { z } from 'zod'
import { nothing, queryInTransaction } from '#database/sql.ts'
import { inTransaction } from '#database/transaction.ts'
import { clientOf } from '../client.ts'
import { endTrust } from '../devices/devices.store.ts'
import { attemptChallenge, beginChallenge, takeChallenge } from '../sign-in/challenges.store.ts'
import { factorOptionsOf } from './factorOptions.ts'
import { type FactorPerson, personById, recordFactor } from './factorRecord.ts'
import { endGrace, factsOf, hasFactor, setFlowState } from './factors.store.ts'
import { addPasskey, passkeysOf, removePasskey } from './passkeys.store.ts'
import { removeRecoveryCodes, renewRecoveryCodes } from './recoveryCodes.store.ts'
import { newTotpSecret, stepOfCode, totpAddress } from './totp.rules.ts'
import { removeTotp, replaceTotp, sealTotp, unsealTotp } from './totp.store.ts'
import type { RegistrationOptions, RegistrationResponse } from './webauthn.schema.ts'
import { challengeOf, registrationFor, verifyRegistration } from './webauthn.ts'

// Milliseconds to prove a new factor.
const setUpLifetime = 15 * 60 * 1000

const startAgain = 'This took too long, or was tried too often. Start again.'
const sealedSecret = z.object({ secret: z.string() })

/** Recovery codes that are shown now and never again; null where the person has some already. */
export type NewCodes = string[] | null

/** Begins an authenticator app: nothing changes until its code is entered. */
export async function beginTotp(req: PayloadRequest, { id, email }: FactorPerson) {
  const secret = newTotpSecret()
  const { name } = await req.payload.findGlobal({ slug: 'settings', depth: 0, overrideAccess: true, req })
  const sealed = sealTotp(factorOptionsOf(req.payload.config).secrets, id, secret)
  const begun = { purpose: 'totp-setup', userId: id, lifetime: setUpLifetime, data: { secret: sealed } } as const
  return {
    challenge: await beginChallenge(req, begun),
    secret,
    address: totpAddress(secret, { issuer: name, label: email }),
  }
}

/**
 * Takes an authenticator app whose code is right, in place of the one before.
 * @throws APIError in words for the person
 */
export async function finishTotp(
  req: PayloadRequest,
  person: FactorPerson,
  { challenge, code }: { challenge: string; code: string },
): Promise<NewCodes> {
  const begun = await attemptChallenge(req, challenge, 'totp-setup')
  if (begun?.userId !== person.id) throw refusal(startAgain)
  const { secret: sealed } = sealedSecret.parse(begun.data)
  const secret = unsealTotp(factorOptionsOf(req.payload.config).secrets, person.id, sealed)
  const step = stepOfCode(secret, code, Date.now())
  if (step === null) {
    throw refusal(
      'This is not the code that the app shows now. Check that the clock of the phone is set automatically.',
    )
  }
  return inTransaction(req, async () => {
    if (!(await takeChallenge(req, challenge, 'totp-setup'))) throw refusal(startAgain)
    await replaceTotp(req, person.id, sealed, step)
    return afterNewFactor(req, person, 'set up an authenticator app')
  })
}

/** Begins a passkey: returns what the browser needs to make it. */
export async function beginPasskey(req: PayloadRequest, person: FactorPerson): Promise<RegistrationOptions> {
  const begun = { purpose: 'passkey-registration', userId: person.id, lifetime: setUpLifetime } as const
  const known = await passkeysOf(req, person.id)
  return registrationFor(req, { user: person, challenge: await beginChallenge(req, begun), known })
}

/**
 * Takes a passkey that the browser has made.
 * @throws APIError in words for the person
 */
export async function finishPasskey(
  req: PayloadRequest,
  person: FactorPerson,
  { response, name }: { response: RegistrationResponse; name: string },
): Promise<NewCodes> {
  const challenge = challengeOf(response)
  const begun = await takeChallenge(req, challenge, 'passkey-registration')
  if (begun?.userId !== person.id) throw refusal(startAgain)
  const made = await verifyRegistration(req, { response, challenge })
  if (!made) throw refusal('The browser did not make a passkey for this site. Start again.')
  const { credential, credentialDeviceType, credentialBackedUp } = made
  return inTransaction(req, async () => {
    const isNew = await addPasskey(req, {
      id: credential.id,
      userId: person.id,
      publicKey: new Uint8Array(credential.publicKey),
      counter: credential.counter,
      transports: credential.transports ?? [],
      deviceType: credentialDeviceType,
      isBackedUp: credentialBackedUp,
      name: name.trim() || clientOf(req).device,
    })
    if (!isNew) throw refusal('This passkey is known already.')
    return afterNewFactor(req, person, 'added a passkey')
  })
}

async function afterNewFactor(req: PayloadRequest, person: FactorPerson, what: string): Promise<NewCodes> {
  await lockFactors(req, person.id)
  await recordFactor(req, person, { what })
  await endTrust(req, person.id)
  await endGrace(req, person.id)
  await setFlowState(req, person.id, 'TOTP_VERIFIED')
  const { recoveryCodesLeft } = await factsOf(req, person.id)
  return recoveryCodesLeft > 0 ? null : renewRecoveryCodes(req, person.id)
}

/**
 * Removes the authenticator app of a person, or one of their passkeys.
 * @param isRequired whether their roles require a second factor: then the last one stays
 * @throws APIError in words for the person
 */
export async function removeFactor(
  req: PayloadRequest,
  userId: number,
  { passkey, isRequired }: { passkey: string | null; isRequired: boolean },
): Promise<void> {
  const person = await personById(req, userId)
  await inTransaction(req, async () => {
    await lockFactors(req, userId)
    if (passkey === null) await removeTotp(req, userId)
    else if (!(await removePasskey(req, userId, passkey))) throw refusal('This passkey is gone already.', 404)
    await recordFactor(req, person, { what: passkey === null ? 'removed the authenticator app' : 'removed a passkey' })
    await endTrust(req, userId)
    if (hasFactor(await factsOf(req, userId))) return
    if (isRequired) throw refusal('Your role requires a second factor. Set up another one before you remove this.', 409)
    await removeRecoveryCodes(req, userId)
    await setFlowState(req, userId, 'EMAIL_VERIFIED')
  })
}

// Changes of one person's factors go one after the other: two that each remove the last but one would leave none.
async function lockFactors(req: PayloadRequest, userId: number): Promise<void> {
  await queryInTransaction(req, sql`SELECT pg_advisory_xact_lock(hashtext('accounts.factors'), ${userId})`, nothing)
}

const refusal = (message: string, status = 400): APIError => new APIError(message, status, null, true)

/** Makes new recovery codes of a person who has a factor that they can stand in for. @throws APIError without one */
export async function renewCodes(req: PayloadRequest, userId: number): Promise<string[]> {
  if (!hasFactor(await factsOf(req, userId))) {
    throw refusal('Set up an authenticator app or a passkey first: recovery codes stand in for them.', 409)
  }
  await recordFactor(req, await personById(req, userId), { what: 'made new recovery codes' })
  return renewRecoveryCodes(req, userId)
}
