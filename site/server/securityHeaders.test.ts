import { describe, expect, it } from '@jest/globals'
import { securityHeaders } from './securityHeaders.ts'

const usual = {
  isDevelopment: false,
  isHttps: true,
  frameAncestors: [],
  frames: [],
  chatCheck: 'altcha',
  consentPlatform: null,
} as const
const scriptsOf = (chatCheck: 'altcha' | 'turnstile' | 'recaptcha' | 'none') =>
  securityHeaders({ ...usual, chatCheck })
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

  it('admits a consent platform that is set up, with its dialog and its servers', () => {
    const policy = securityHeaders({ ...usual, consentPlatform: 'https://cmp.example/paper/stub.js' })
    const directives = policy['content-security-policy']?.split('; ')
    expect(directives).toEqual(
      expect.arrayContaining([
        "script-src 'self' https://cmp.example",
        "style-src 'self' 'unsafe-inline' https://cmp.example",
        "connect-src 'self' https:",
      ]),
    )
  })

  it('keeps browsers to https where the site has it, and only there', () => {
    expect(securityHeaders(usual)).toMatchObject({ 'strict-transport-security': 'max-age=31536000' })
    expect(securityHeaders({ ...usual, isHttps: false })).not.toHaveProperty('strict-transport-security')
  })
})
