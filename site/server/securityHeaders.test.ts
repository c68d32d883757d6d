import { describe, expect, it } from '@jest/globals'
import { securityHeaders } from './securityHeaders.ts'

const scriptsOf = (chatCheck: 'altcha' | 'turnstile' | 'recaptcha' | 'none') =>
  securityHeaders({ isDevelopment: false, frameAncestors: [], frames: [], chatCheck })
    ['content-security-policy']?.split('; ')
    .find((directive) => directive.startsWith('script-src '))

describe('the policy of the site', () => {
  it.each([
    ['altcha', "script-src 'self'"],
    ['none', "script-src 'self'"],
    ['turnstile', "script-src 'self' https://challenges.cloudflare.com"],
    ['recaptcha', "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/"],
  ] as const)('admits with the check %s no scripts but %s', (check, policy) => {
    expect(scriptsOf(check)).toBe(policy)
  })
})
