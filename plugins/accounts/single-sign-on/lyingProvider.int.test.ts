import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { query } from '#database/sql.ts'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import { makeTablesIn } from '#tests/integration/ownTables.ts'
import { createAdministrator } from '#tests/integration/people.ts'
import { faults, json, neverAnswers } from '#tests/integration/standInServer.ts'
import { accounts } from '../accounts.plugin.ts'
import { type Lies, LyingProvider } from './lyingProvider.fixtures.ts'
import { isSignOnRefusal, signOnRefusals } from './signOnRefusals.ts'
import { SignOnVisit } from './signOnVisit.fixtures.ts'
import { singleSignOn } from './singleSignOn.plugin.ts'

const clientId = 'citydesk'
const honest = { sub: 'nora', email: 'nora@ledger.test', email_verified: true, name: 'Nora Vale' }

let provider: LyingProvider
let app: TestPayload

beforeAll(async () => {
  provider = await LyingProvider.start(clientId)
  app = await bootTestPayload({
    plugins: [
      accounts(),
      singleSignOn({
        issuer: provider.issuer,
        clientId,
        name: 'Ledger ID',
        scopes: 'openid email profile',
        groupsClaim: 'groups',
        roles: [],
        domains: ['ledger.test'],
        cmsUrl: 'http://localhost',
      }),
    ],
  })
  await makeTablesIn(app.payload)
  await createAdministrator(app.payload)
})

afterEach(() => {
  provider.lies = {}
  provider.person = honest
  jest.restoreAllMocks()
})

afterAll(async () => {
  await app.stop()
  await provider.stop()
})

const count = async (table: 'sessions' | 'identities' | 'challenges'): Promise<number> => {
  const [row] = await query(
    { payload: app.payload },
    sql`SELECT count(*)::int AS count FROM ${sql.raw(`accounts.${table}`)}`,
    z.object({ count: z.number() }),
  )
  return row?.count ?? 0
}

// Sends a token to the door of log-outs. Returns what it answers.
async function sendLogOut(token: string): Promise<number> {
  const body = new URLSearchParams({ logout_token: token })
  const answer = await app.request('/api/account/single-sign-on/back-channel-log-out', { method: 'POST', body })
  return answer.status
}

// Logs in, and looks what became of it: words on the log-in screen, an entry in the log, and no log-in.
async function refusalOf(lies: Lies, visit = new SignOnVisit(app)): Promise<string> {
  const before = await count('sessions')
  const logged = jest.spyOn(app.payload.logger, 'warn')
  const at = await visit.begin()
  provider.lies = lies
  const onward = await visit.ask(await visit.provider(at))
  return refusalIn(onward, { before, logged, visit })
}

async function refusalIn(
  onward: string,
  { before, logged, visit }: { before: number; logged: { mock: { calls: unknown[][] } }; visit: SignOnVisit },
): Promise<string> {
  const { pathname, searchParams } = new URL(onward, 'http://localhost')
  const refusal = searchParams.get('problem')
  expect(pathname).toBe('/admin/login')
  if (!isSignOnRefusal(refusal)) throw new Error(`It led on to ${onward}`)
  expect(logged.mock.calls).toContainEqual([expect.objectContaining({ refusal, err: expect.any(Error) })])
  expect(await visit.account()).toBeNull()
  expect(await count('sessions')).toBe(before)
  return signOnRefusals[refusal]('Ledger ID')
}

const untrusted = signOnRefusals.untrusted('Ledger ID')
const unreachable = signOnRefusals.unreachable('Ledger ID')
const expired = signOnRefusals.expired()

const now = () => Math.floor(Date.now() / 1000)

describe('a provider that lies', () => {
  it('logs in when it does not', async () => {
    const visit = new SignOnVisit(app)
    provider.person = honest
    expect(await visit.whole('/admin/collections/posts?page=2')).toBe('/admin/collections/posts?page=2')
    expect(await visit.account()).toMatchObject({ email: honest.email })
  })

  it.each<[string, Lies]>([
    ['about who it is', { claims: (claims) => ({ ...claims, iss: 'https://elsewhere.test' }) }],
    ['about whom the token is for', { claims: (claims) => ({ ...claims, aud: 'another' }) }],
    ['with one audience more', { claims: (claims) => ({ ...claims, aud: [clientId, 'another'] }) }],
    ['about who asked for the token', { claims: (claims) => ({ ...claims, azp: 'another' }) }],
    ['with the nonce of another log-in', { claims: (claims) => ({ ...claims, nonce: 'another' }) }],
    ['without a nonce', { claims: ({ nonce: _, ...claims }) => claims }],
    ['with a token that is over', { claims: (claims) => ({ ...claims, exp: now() - 120, iat: now() - 420 }) }],
    ['with a token from the future', { claims: (claims) => ({ ...claims, iat: now() + 600 }) }],
    ['without a subject', { claims: ({ sub: _, ...claims }) => claims }],
    ['with a token that nobody signed', { algorithm: 'none' }],
    ['with a token that is signed with its public key', { algorithm: 'HS256' }],
    ['with a key that it does not publish', { unknownKey: true }],
    ['without an ID token', { noIdToken: true }],
    ['about another person', { userInfo: json({ ...honest, sub: 'mallory' }) }],
    [
      'as another provider, mixed up with it',
      { comeBack: ({ searchParams }) => searchParams.set('iss', 'https://b.test') },
    ],
    ['without saying which provider it is', { comeBack: ({ searchParams }) => searchParams.delete('iss') }],
    ['with the state of another log-in', { comeBack: ({ searchParams }) => searchParams.set('state', 'another') }],
    ['without a state', { comeBack: ({ searchParams }) => searchParams.delete('state') }],
    ['with a code that is not its own', { comeBack: ({ searchParams }) => searchParams.set('code', 'another') }],
    ['with an answer of another form', { token: json({ surprise: true }) }],
    ['with half an answer', { token: faults.malformed }],
  ])('%s is not believed', async (_lie, lies) => {
    expect(await refusalOf(lies)).toBe(untrusted)
  })

  it.each<[string, Lies]>([
    ['the exchange of a code fails', { token: json({ error: 'broken' }, 500) }],
    ['the exchange of a code is cut off', { token: faults['cut off'] }],
    ['what it says of a person fails', { userInfo: json({ error: 'broken' }, 500) }],
    ['what it says of itself fails', { discovery: json({ error: 'broken' }, 500) }],
  ])('that answers no more when %s is said to be out of reach', async (_fault, lies) => {
    expect(await refusalOf(lies)).toBe(unreachable)
  })

  it('that never answers is not waited for', async () => {
    const visit = new SignOnVisit(app)
    const back = await visit.provider(await visit.begin())
    const [before, logged] = [await count('sessions'), jest.spyOn(app.payload.logger, 'warn')]
    provider.lies = { token: neverAnswers() }
    expect(await refusalIn(await visit.ask(back), { before, logged, visit })).toBe(unreachable)
  })

  it('is said to have refused when it says so', async () => {
    const lies: Lies = {
      comeBack: ({ searchParams }) => {
        searchParams.delete('code')
        searchParams.set('error', 'access_denied')
      },
    }
    expect(await refusalOf(lies)).toBe(signOnRefusals.cancelled('Ledger ID'))
  })

  it('is understood with new keys at once', async () => {
    provider.person = honest
    await new SignOnVisit(app).whole()
    await provider.changeKeys()
    const visit = new SignOnVisit(app)
    expect(await visit.whole()).toBe('/admin')
    expect(await visit.account()).toMatchObject({ email: honest.email })
  })

  it('is asked anew after it was down', async () => {
    const logged = jest.spyOn(app.payload.logger, 'warn')
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 120_000)
    provider.lies = { discovery: json({}, 503) }
    const visit = new SignOnVisit(app)
    expect(await visit.begin('/admin/account')).toBe(
      `/admin/login?problem=unreachable&redirect=${encodeURIComponent('/admin/account')}`,
    )
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ refusal: 'unreachable' }))
    provider.lies = {}
    expect(await visit.begin()).toContain(provider.issuer)
  })
})

describe('an answer of the provider', () => {
  it('is used once: neither the same browser nor another one comes in with it again', async () => {
    provider.person = honest
    const visit = new SignOnVisit(app)
    const back = await visit.provider(await visit.begin())
    expect(await visit.ask(back)).toBe('/admin')
    const [before, logged] = [await count('sessions'), jest.spyOn(app.payload.logger, 'warn')]
    expect(await visit.ask(back)).toBe('/admin/login?problem=expired')
    const other = new SignOnVisit(app)
    expect(await refusalIn(await other.ask(back), { before, logged, visit: other })).toBe(expired)
    await other.begin()
    expect(await refusalIn(await other.ask(back), { before, logged, visit: other })).toBe(untrusted)
  })

  it('comes too late after ten minutes', async () => {
    const visit = new SignOnVisit(app)
    const back = await visit.provider(await visit.begin())
    await query(
      { payload: app.payload },
      sql`UPDATE accounts.challenges SET expires_at = now() - interval '1 second'`,
      z.unknown(),
    )
    expect(await visit.ask(back)).toBe('/admin/login?problem=expired')
    expect(await visit.account()).toBeNull()
  })

  it.each(['https://elsewhere.test/', '//elsewhere.test', '/\\elsewhere.test', 'javascript:alert(1)'])(
    'leads to no other site: %s',
    async (redirect) => {
      provider.person = honest
      expect(await new SignOnVisit(app).whole(redirect)).toBe('/admin')
    },
  )
})

describe('a log-out at the provider', () => {
  const loggedIn = async (sid: string, sub = honest.sub) => {
    provider.person = { ...honest, sub, email: `${sub}@ledger.test`, sid }
    const visit = new SignOnVisit(app)
    await visit.whole('/admin')
    return visit
  }
  const isIn = async (visit: SignOnVisit) => (await visit.account()) !== null

  it('ends the session here that began with it, and no other', async () => {
    const [one, other] = [await loggedIn('one'), await loggedIn('other')]
    expect(await sendLogOut(await provider.logOutToken({ sid: 'one' }))).toBe(200)
    expect([await isIn(one), await isIn(other)]).toEqual([false, true])
  })

  it('ends all that the person began there, when it names no session', async () => {
    const [one, other, stranger] = [await loggedIn('1'), await loggedIn('2'), await loggedIn('3', 'omar')]
    provider.person = honest
    expect(await sendLogOut(await provider.logOutToken())).toBe(200)
    expect(await Promise.all([one, other, stranger].map(isIn))).toEqual([false, false, true])
  })

  it('counts once', async () => {
    const token = await provider.logOutToken()
    expect([await sendLogOut(token), await sendLogOut(token)]).toEqual([200, 400])
  })

  const old = () => Math.floor(Date.now() / 1000) - 3600
  it.each<[string, Lies]>([
    ['of another issuer', { claims: (token) => ({ ...token, iss: 'https://evil.test' }) }],
    ['for another application', { claims: (token) => ({ ...token, aud: 'another' }) }],
    ['of an hour ago', { claims: (token) => ({ ...token, iat: old() }) }],
    ['that is over', { claims: (token) => ({ ...token, exp: old() }) }],
    ['without an end', { claims: ({ exp, ...token }) => token }],
    ['without a time', { claims: ({ iat, ...token }) => token }],
    ['without a name', { claims: ({ jti, ...token }) => token }],
    ['without the event', { claims: (token) => ({ ...token, events: { other: {} } }) }],
    ['with a nonce, as an ID token', { claims: (token) => ({ ...token, nonce: 'n' }) }],
    ['about nobody', { claims: ({ sub, ...token }) => token }],
    ['that is not signed', { algorithm: 'none' }],
    ['that is signed with what is public', { algorithm: 'HS256' }],
    ['that is signed with an unknown key', { unknownKey: true }],
  ])('is not believed of a token %s', async (_what, lies) => {
    const visit = await loggedIn('kept')
    provider.lies = lies
    expect(await sendLogOut(await provider.logOutToken())).toBe(400)
    provider.lies = {}
    expect(await isIn(visit)).toBe(true)
  })

  it('is not believed of something that is no token', async () => {
    expect([await sendLogOut(''), await sendLogOut('a.b.c')]).toEqual([400, 400])
  })
})
