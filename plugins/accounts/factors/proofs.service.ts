import type { PayloadRequest } from 'payload'
import { APIError } from 'payload'
import { forgiveAttempt, requireAttempt } from '../attempts/attempts.service.ts'
import { factorOptionsOf } from './factorOptions.ts'
import { personById, recordFactor } from './factorRecord.ts'
import { noteUse, passkeyById } from './passkeys.store.ts'
import { takeRecoveryCode } from './recoveryCodes.store.ts'
import { isTotpCode, stepOfCode } from './totp.rules.ts'
import { takeStep, totpOf, unsealTotp } from './totp.store.ts'
import type { AuthenticationResponse } from './webauthn.schema.ts'
import { verifyPasskey } from './webauthn.ts'

// Not 401, which a screen takes for a session that has ended.
const refusal = (message: string, code: string): APIError => new APIError(message, 400, { code }, true)

// Over all log-ins: who has the password could begin as many as they like, and guess for days.
const codesOfAccount = { limit: 10, minutes: 60 }

/**
 * Uses a code of a person: of their authenticator app, or one of their recovery codes.
 * @returns which of them it was
 * @throws APIError in words for the person when it is wrong, over or used
 */
export async function proveByCode(
  req: PayloadRequest,
  userId: number,
  typed: string,
): Promise<'code' | 'recovery-code'> {
  if (isTotpCode(typed)) {
    await proveByApp(req, userId, typed)
    return 'code'
  }
  if (!(await takeRecoveryCode(req, userId, typed))) {
    throw refusal('This recovery code is wrong, or it was used. Each works once.', 'account.wrongCode')
  }
  await recordFactor(req, await personById(req, userId), { what: 'used a recovery code' })
  return 'recovery-code'
}

async function proveByApp(req: PayloadRequest, userId: number, typed: string): Promise<void> {
  const budget = [{ subject: `codes of ${userId}`, ...codesOfAccount }]
  await requireAttempt(req, budget)
  const totp = await totpOf(req, userId)
  const { secrets } = factorOptionsOf(req.payload.config)
  const step = totp && stepOfCode(unsealTotp(secrets, userId, totp.secret), typed, Date.now())
  if (step === null) {
    throw refusal(
      'This code is wrong, or its half minute is over. Enter the one that the app shows now.',
      'account.wrongCode',
    )
  }
  if (!(await takeStep(req, userId, step))) {
    throw refusal(
      'This code was used. Wait for the next one: the app shows it within half a minute.',
      'account.usedCode',
    )
  }
  await forgiveAttempt(req, budget)
}

/**
 * Uses a passkey, which has signed a challenge.
 * @param userId whose passkey it has to be; null: anybody's, whose device knows its owner
 * @returns the person that it belongs to
 * @throws APIError in words for the person
 */
export async function proveByPasskey(
  req: PayloadRequest,
  { userId, challenge, response }: { userId: number | null; challenge: string; response: AuthenticationResponse },
): Promise<number> {
  const passkey = await passkeyById(req, response.id)
  if (!passkey || (userId !== null && passkey.userId !== userId)) {
    throw refusal('This passkey is not known here. Use another one.', 'account.unknownPasskey')
  }
  const counter = await verifyPasskey(req, { response, challenge, passkey, requiresOwner: userId === null })
  if (counter === null) {
    const hint = userId === null ? ' A passkey without a PIN, finger or face needs the password too.' : ' Try again.'
    throw refusal(`The passkey did not prove that it is you.${hint}`, 'account.refusedPasskey')
  }
  if (!(await noteUse(req, passkey.id, counter))) {
    const person = await personById(req, passkey.userId)
    const what = `passkey “${passkey.name}” refused: its counter went back, as that of a copy does`
    await recordFactor(req, person, { what, outcome: 'refused' })
    throw refusal(
      'This passkey is refused: it was used elsewhere in a way that only a copy of it can be. Come in another way, remove it, and tell an administrator.',
      'account.copiedPasskey',
    )
  }
  return passkey.userId
}
