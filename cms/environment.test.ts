import { describe, expect, it } from '@jest/globals'
import { cmsEnvironment, EnvironmentError } from './environment.ts'

const database = 'postgres://user:word@127.0.0.1:5432/newsroom'
const production = {
  NODE_ENV: 'production',
  DATABASE_URL: database,
  PAYLOAD_SECRET: '0f1e2d3c4b5a69788796a5b4c3d2e1f00f1e2d3c4b5a6978',
  REVALIDATE_SECRET: 'a0b1c2d3e4f5061728394a5b6c7d8e9fa0b1c2d3e4f50617',
}

const mistakesIn = (env: Record<string, string | undefined>): string[] => {
  try {
    cmsEnvironment(env)
    return []
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message.split('\n')
    throw error
  }
}

describe('the environment of the back office', () => {
  it('needs only a database while developing', () => {
    const environment = cmsEnvironment({ DATABASE_URL: database })
    expect(environment).toMatchObject({
      NODE_ENV: 'development',
      CMS_URL: 'http://localhost:3000',
      REALTIME_PORT: 3002,
    })
    expect(environment.PAYLOAD_SECRET).not.toBe(environment.REVALIDATE_SECRET)
  })

  it('accepts random secrets in production', () => {
    expect(mistakesIn(production)).toEqual([])
  })

  it.each(['PAYLOAD_SECRET', 'REVALIDATE_SECRET'])('refuses a production start without %s', (name) => {
    expect(mistakesIn({ ...production, [name]: undefined })).toEqual([expect.stringMatching(`^${name} is missing`)])
    expect(mistakesIn({ ...production, [name]: '' })).toEqual([expect.stringMatching(`^${name} is missing`)])
  })

  it.each([
    ['short', 'f81d4fae7dec11d0a76500a0c91e6bf', 'at least 32 characters'],
    ['known from an example', 'please-change-me-before-you-go-live-0123', 'looks like an example'],
    ['the default of development', 'citydesk-development-payload-secret', 'looks like an example'],
    ['a row of one letter', 'a'.repeat(64), 'repeats too few characters'],
  ])('refuses a production secret that is %s', (_what, secret, reason) => {
    expect(mistakesIn({ ...production, PAYLOAD_SECRET: secret })).toEqual([expect.stringContaining(reason)])
  })

  it('refuses one secret for both purposes', () => {
    const mistakes = mistakesIn({ ...production, REVALIDATE_SECRET: production.PAYLOAD_SECRET })
    expect(mistakes).toEqual([expect.stringContaining('REVALIDATE_SECRET must differ from PAYLOAD_SECRET')])
  })

  it('tells every mistake at once, a line each, beginning with the variable', () => {
    const mistakes = mistakesIn({
      ...production,
      DATABASE_URL: 'mysql://x',
      PAYLOAD_SECRET: 'short',
      REALTIME_PORT: '0',
    })
    expect(mistakes.map((line) => line.split(' ')[0])).toEqual(['DATABASE_URL', 'PAYLOAD_SECRET', 'REALTIME_PORT'])
  })

  it('says what a missing database address looks like', () => {
    expect(mistakesIn({})).toEqual([expect.stringContaining('DATABASE_URL is missing')])
  })

  it('drops the slash at the end of an address, so that paths can be appended', () => {
    expect(cmsEnvironment({ DATABASE_URL: database, SITE_URL: 'https://news.example/' }).SITE_URL).toBe(
      'https://news.example',
    )
  })

  it('reads who e-mail comes from, with a name or without', () => {
    const smtp = { DATABASE_URL: database, SMTP_URL: 'smtps://desk:word@mail.test:465' }
    const from = (EMAIL_FROM: string) => cmsEnvironment({ ...smtp, EMAIL_FROM }).EMAIL_FROM
    expect(from('The Ledger <desk@ledger.test>')).toEqual({ name: 'The Ledger', address: 'desk@ledger.test' })
    expect(from('desk@ledger.test')).toEqual({ name: '', address: 'desk@ledger.test' })
    expect(mistakesIn({ ...smtp, EMAIL_FROM: 'the desk' })).toEqual([expect.stringContaining('EMAIL_FROM must be')])
    expect(mistakesIn(smtp)).toEqual(['EMAIL_FROM is missing; SMTP_URL cannot do without'])
  })

  it.each([
    [{ OIDC_ISSUER: 'https://id.test' }, ['OIDC_CLIENT_ID is missing; OIDC_ISSUER cannot do without']],
    [{ OIDC_ISSUER: 'http://id.test', OIDC_CLIENT_ID: 'a' }, ['OIDC_ISSUER must begin with https://']],
    [{ OIDC_ROLES: 'desk' }, ['OIDC_ROLES must name groups and roles as newsdesk=Editor']],
    [{ OIDC_DOMAINS: '@ledger.test' }, ['OIDC_DOMAINS must be domains']],
    [{ OIDC_SCOPES: 'email' }, ['OIDC_SCOPES must have openid']],
  ])('finds in the set-up of single sign-on %j: %j', (values, mistakes) => {
    const found = mistakesIn({ ...production, ...values }).map((line) => line.replace(/^(OIDC_DOMAINS)[.\d]+/, '$1'))
    expect(found).toEqual(mistakes.map((mistake) => expect.stringContaining(mistake)))
  })

  it('reads groups with roles, whose names may have equals signs in them, and domains', () => {
    const OIDC_ROLES = 'cn=desk,dc=ledger=Editor ; owners = Administrator;'
    const read = cmsEnvironment({ DATABASE_URL: database, OIDC_ROLES, OIDC_DOMAINS: 'Ledger.test, desk.ledger.test' })
    expect(read.OIDC_ROLES).toEqual([
      { group: 'cn=desk,dc=ledger', role: 'Editor' },
      { group: 'owners', role: 'Administrator' },
    ])
    expect(read.OIDC_DOMAINS).toEqual(['ledger.test', 'desk.ledger.test'])
  })

  it.each([
    [{}, []],
    [{ CHAT_CHECK: 'none' }, []],
    [{ CHAT_CHECK: 'turnstile', TURNSTILE_SITE_KEY: 'a', TURNSTILE_SECRET_KEY: 'b' }, []],
    [{ CHAT_CHECK: 'turnstile' }, ['TURNSTILE_SITE_KEY is missing', 'TURNSTILE_SECRET_KEY is missing']],
    [{ CHAT_CHECK: 'recaptcha', RECAPTCHA_SITE_KEY: 'a' }, ['RECAPTCHA_SECRET_KEY is missing']],
    [{ TURNSTILE_SECRET_KEY: 'b' }, ['TURNSTILE_SITE_KEY is missing']],
    [{ CHAT_CHECK: 'captcha' }, ['CHAT_CHECK must be altcha, turnstile, recaptcha or none']],
  ])('finds in the check of messages %j: %j', (values, mistakes) => {
    expect(mistakesIn({ ...production, ...values })).toEqual(
      mistakes.map((mistake) => expect.stringContaining(mistake)),
    )
  })
})
