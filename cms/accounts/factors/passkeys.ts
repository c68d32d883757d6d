import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser'
import type { AuthenticationOptions, RegistrationOptions } from '#plugins/accounts/factors/webauthn.schema.ts'
import { ApiError } from '../../api/apiError.ts'

/** Returns what the browser answers with one of its passkeys. @throws ApiError in words for the person */
export async function askForPasskey(options: AuthenticationOptions) {
  return startAuthentication({ optionsJSON: options }).catch(explain)
}

/** Has the browser make a passkey. @throws ApiError in words for the person */
export async function makePasskey(options: RegistrationOptions) {
  return startRegistration({ optionsJSON: options }).catch(explain)
}

function explain(error: unknown): never {
  throw new ApiError(wordsOf(error), 0, undefined, { cause: error })
}

function wordsOf(error: unknown): string {
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') {
    return 'This device has a passkey of yours already.'
  }
  if (error instanceof Error && error.name === 'NotAllowedError') {
    return 'The browser was not given a passkey: it was cancelled, took too long, or there is none here.'
  }
  return 'This browser cannot use passkeys here. Use another way.'
}
