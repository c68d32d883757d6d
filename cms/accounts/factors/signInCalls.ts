import { z } from 'zod'
import { authenticationOptions, registrationOptions } from '#plugins/accounts/factors/webauthn.schema.ts'
import { callRest } from '../../api/rest.ts'
import { askForPasskey, makePasskey } from './passkeys.ts'

// Calls of people who have not logged in yet. Each rejects with an ApiError, whose words are shown.

const begun = z.object({ token: z.string(), recoveryCodes: z.array(z.string()).nullish() })
const appBegun = z.object({ challenge: z.string(), secret: z.string(), address: z.string() })

export type BegunApp = z.output<typeof appBegun>

function call<Answer>(path: string, answer: z.ZodType<Answer>, json: object): Promise<Answer> {
  return callRest(`/api/account${path}`, answer, { method: 'POST', json })
}

export async function enterCode(challenge: string, code: string, trusts: boolean): Promise<void> {
  await call('/second-factor/code', begun, { challenge, code, trusts })
}

export async function enterPasskey(challenge: string, trusts: boolean): Promise<void> {
  const options = await call('/second-factor/passkey/options', authenticationOptions, { challenge })
  await call('/second-factor/passkey', begun, { challenge, response: await askForPasskey(options), trusts })
}

/** Logs in with a passkey alone. */
export async function logInByPasskey(): Promise<void> {
  const options = await call('/passkey/options', authenticationOptions, {})
  await call('/passkey', begun, { response: await askForPasskey(options) })
}

export function beginApp(challenge: string): Promise<BegunApp> {
  return call('/set-up/app/begin', appBegun, { challenge })
}

/** @returns the recovery codes, which are shown once */
export async function finishApp(challenge: string, app: string, code: string): Promise<string[]> {
  return (await call('/set-up/app', begun, { challenge, app, code })).recoveryCodes ?? []
}

/** @returns the recovery codes, which are shown once */
export async function setUpPasskey(challenge: string): Promise<string[]> {
  const options = await call('/set-up/passkey/begin', registrationOptions, { challenge })
  const response = await makePasskey(options)
  return (await call('/set-up/passkey', begun, { challenge, response, name: '' })).recoveryCodes ?? []
}
