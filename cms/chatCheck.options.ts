import type { VerificationOptions } from '#plugins/assistant/verification/verification.service.ts'
import type { CmsEnvironment } from './environment.ts'

/** Returns the check CHAT_BLOCK_MESSAGE that the environment sets up. */
export function chatCheckOptions(values: CmsEnvironment): VerificationOptions {
  const { CHAT_CHECK: check, PAYLOAD_SECRET: secret, SITE_URL } = values
  const hostname = new URL(SITE_URL).hostname
  const siteKeys = {
    turnstile: [values.TURNSTILE_SITE_KEY, values.TURNSTILE_SECRET_KEY, values.TURNSTILE_URL],
    recaptcha: [values.RECAPTCHA_SITE_KEY, values.RECAPTCHA_SECRET_KEY, values.RECAPTCHA_URL],
  } as const
  if (check === 'altcha') return { provider: check, secret }
  if (check === 'none') return { provider: check }
  const [siteKey, secretKey, url] = siteKeys[check]
  // The environment has been checked: a chosen service has its keys.
  if (!siteKey || !secretKey) throw new Error(`${check} has no keys`)
  return { provider: check, siteKey, secretKey, hostname, url }
}
