import { altcha } from './altchaVerification.ts'
import { type SiteverifyKeys, siteverify } from './siteverifyVerification.ts'
import { noVerification, type Verification } from './verification.types.ts'

export type VerificationOptions =
  | { provider: 'none' }
  | { provider: 'altcha'; secret: string }
  | ({ provider: 'turnstile' | 'recaptcha' } & SiteverifyKeys)

/** Returns the check CHAT_BLOCK_MESSAGE of a provider. */
export function verificationOf(options: VerificationOptions): Verification {
  switch (options.provider) {
    case 'none':
      return noVerification
    case 'altcha':
      return altcha(options.secret)
    case 'turnstile':
    case 'recaptcha':
      return siteverify(options.provider, options)
  }
}
