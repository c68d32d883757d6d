import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres'
import { Secret, TOTP } from 'otpauth'
import { z } from 'zod'
import { rpcEndpoints } from '#cms/procedures/rpc.endpoint.ts'
import { nothing, query } from '#database/sql.ts'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import { makeTablesIn } from '#tests/integration/ownTables.ts'
import { createAdministrator, createPerson, type Person, passwordOfPeople } from '#tests/integration/people.ts'
import { accounts } from '../accounts.plugin.ts'
import { secondFactors } from '../factors/factors.plugin.ts'
import { removeIdentity } from './identities.store.ts'
import { LyingProvider } from './lyingProvider.fixtures.ts'
import { SignOnVisit } from './signOnVisit.fixtures.ts'
import { singleSignOn } from './singleSignOn.plugin.ts'

let provider: LyingProvider
let app: TestPayload
let administrator: Person
let roles: Record<'Administrator' | 'Desk' | 'Sports', number>

beforeAll(async () => {
  provider = await LyingProvider.start('citydesk')
  app = await bootTestPayload({
    endpoints: rpcEndpoints,
    plugins: [
      accounts(),
      secondFactors({ secrets: ['only-for-tests'] }),
      singleSignOn({
        issuer: provider.issuer,
        clientId: 'citydesk',
        name: 'Ledger ID',
        scopes: 'openid email profile',
        groupsClaim: 'groups',
        roles: [
          { group: 'owners', role: 'Administrator' },
          { group: 'desk', role: 'Desk' },
          { group: 'ghosts', role: 'No such role' },
        ],
        domains: ['ledger.test'],
        cmsUrl: 'http://localhost',
      }),
    ],
  })
  await makeTablesIn(app.payload)
})

afterEach(() => {
  jest.restoreAllMocks()
})

afterAll(async () => {
  await app.stop()
  await provider.stop()
})

const roleOf = async (name: string) =>
  Number(
    (await app.payload.create({ collection: 'roles', data: { name, permissions: ['CREATE_POST'] }, draft: false })).id,
  )

// Logs a person of the provider in. Returns where it leads on to, and as whom.
async function signOn(person: LyingProvider['person']) {
  provider.person = { email_verified: true, name: 'Nora Vale', ...person }
  const visit = new SignOnVisit(app)
  return { onward: await visit.whole(), account: await visit.account(), visit }
}

const refused = (refusal: string) => ({ onward: `/admin/login?problem=${refusal}`, account: null })

describe('before a newsroom has an account', () => {
  it('nobody becomes its administrator by single sign-on', async () => {
    expect(await signOn({ sub: 'first', email: 'first@ledger.test' })).toMatchObject(refused('unknown'))
    administrator = await createAdministrator(app.payload)
    const [first] = administrator.roles ?? []
    roles = { Administrator: Number(first), Desk: await roleOf('Desk'), Sports: await roleOf('Sports') }
  })
})

describe('the first log-in with the provider', () => {
  it('makes an account for a verified address of a listed domain, which has no password', async () => {
    const { account } = await signOn({ sub: 'made', email: 'Made@Ledger.test', groups: ['desk'] })
    expect(account).toMatchObject({
      email: 'made@ledger.test',
      name: 'Nora Vale',
      provider: 'OIDC',
      authFlowState: 'EMAIL_VERIFIED',
      roles: [roles.Desk],
    })
  })

  it.each([
    ['of another domain', { sub: 'far', email: 'far@elsewhere.test' }, 'unknown'],
    ['of a domain below a listed one', { sub: 'below', email: 'a@desk.ledger.test' }, 'unknown'],
    ['of a domain that ends like a listed one', { sub: 'like', email: 'a@notledger.test' }, 'unknown'],
    ['that is not verified', { sub: 'raw', email: 'raw@ledger.test', email_verified: false }, 'unverified'],
    ['that is verified in words only', { sub: 'w', email: 'w@ledger.test', email_verified: 'true' }, 'unverified'],
    ['that is none', { sub: 'none', email: 'nobody' }, 'unverified'],
  ])('makes none for an address %s', async (_rule, person, refusal) => {
    expect(await signOn(person)).toMatchObject(refused(refusal))
    const { totalDocs } = await app.payload.count({ collection: 'users', where: { email: { equals: person.email } } })
    expect(totalDocs).toBe(0)
  })

  it('takes over no account: not with an unverified address, and not one that has a password', async () => {
    const { email = '' } = administrator
    expect(await signOn({ sub: 'mallory', email, email_verified: false })).toMatchObject(refused('unverified'))
    expect(await signOn({ sub: 'mallory', email })).toMatchObject(refused('linkFirst'))
  })

  it('is one account for two at once', async () => {
    provider.person = { sub: 'twice', email: 'twice@ledger.test', email_verified: true }
    const visits = [new SignOnVisit(app), new SignOnVisit(app)]
    expect(await Promise.all(visits.map((visit) => visit.whole()))).toEqual(['/admin', '/admin'])
    const [one, other] = await Promise.all(visits.map((visit) => visit.account()))
    expect(one?.id).toBe(other?.id)
  })
})

describe('later log-ins with the provider', () => {
  it('know the person by the subject, whatever the address is now', async () => {
    const { account } = await signOn({ sub: 'moved', email: 'before@ledger.test' })
    const after = await signOn({ sub: 'moved', email: 'after@elsewhere.test', email_verified: false })
    expect(after.account).toMatchObject({ id: account?.id, email: 'before@ledger.test' })
  })

  it('give an address that somebody else has now no way into the account that it was of', async () => {
    await signOn({ sub: 'leaver', email: 'desk@ledger.test' })
    expect(await signOn({ sub: 'joiner', email: 'desk@ledger.test' })).toMatchObject(refused('otherPerson'))
  })

  it('do not let inactive people in', async () => {
    const { account } = await signOn({ sub: 'gone', email: 'gone@ledger.test' })
    await app.payload.update({ collection: 'users', id: Number(account?.id), data: { status: 'INACTIVE' } })
    expect(await signOn({ sub: 'gone', email: 'gone@ledger.test' })).toMatchObject(refused('inactive'))
  })
})

describe('roles', () => {
  const rolesAfter = async (person: LyingProvider['person']) => (await signOn(person)).account?.roles

  it('of the mapping follow the groups at each log-in; those that people gave stay', async () => {
    const person = { sub: 'follower', email: 'follower@ledger.test' }
    const { account } = await signOn({ ...person, groups: ['desk'] })
    await app.payload.update({
      collection: 'users',
      id: Number(account?.id),
      data: { roles: [roles.Desk, roles.Sports] },
    })
    expect(await rolesAfter({ ...person, groups: ['canteen'] })).toEqual([roles.Sports])
    expect(await rolesAfter({ ...person, groups: ['ghosts', 'desk'] })).toEqual([roles.Sports, roles.Desk])
    const { docs } = await app.payload.find({
      collection: 'activity',
      where: { documentId: { equals: String(account?.id) }, action: { equals: 'update' } },
      sort: '-id',
      limit: 1,
    })
    expect(docs[0]).toMatchObject({
      door: 'system',
      detail: { changes: { roles: { from: [roles.Sports], to: [roles.Sports, roles.Desk] } } },
    })
  })

  it('follow the groups whoever is logged in at the browser', async () => {
    const writer = await createPerson(app.payload, ['CREATE_POST'])
    provider.person = { sub: 'over', email: 'over@ledger.test', email_verified: true, groups: ['owners'] }
    const visit = new SignOnVisit(app)
    await visit.logIn(writer.email)
    expect(await visit.whole()).toBe('/admin')
    expect(await visit.account()).toMatchObject({ email: 'over@ledger.test', roles: [roles.Administrator] })
  })

  it('stay when the provider says nothing of groups, or sends an empty list; the log says so', async () => {
    const person = { sub: 'silent', email: 'silent@ledger.test' }
    await signOn({ ...person, groups: ['desk'] })
    const logged = jest.spyOn(app.payload.logger, 'warn')
    expect(await rolesAfter(person)).toEqual([roles.Desk])
    expect(await rolesAfter({ ...person, groups: [] })).toEqual([roles.Desk])
    expect(logged).toHaveBeenCalledTimes(2)
  })

  it('of the last administrator with a password stay, whoever else is one at the provider', async () => {
    await linked(administrator, { sub: 'owner', email: 'owner@elsewhere.test', groups: ['owners'] })
    await signOn({ sub: 'second', email: 'second@ledger.test', groups: ['owners'] })
    expect(await rolesAfter({ sub: 'owner', groups: ['canteen'] })).toContain(roles.Administrator)

    const other = await createPerson(app.payload, [])
    await app.payload.update({ collection: 'users', id: other.id, data: { roles: [roles.Administrator] } })
    expect(await rolesAfter({ sub: 'owner', groups: ['canteen'] })).not.toContain(roles.Administrator)
    expect(await rolesAfter({ sub: 'owner', groups: ['owners'] })).toContain(roles.Administrator)
  })
})

describe('an account with a password', () => {
  it('is linked by its owner, and lets the person of the provider in from then on', async () => {
    const person = await createPerson(app.payload, ['CREATE_POST'])
    const atProvider = { sub: 'linked', email: 'private@elsewhere.test', email_verified: false }
    expect(await linked(person, atProvider)).toMatchObject({ onward: '/admin/account' })
    expect((await signOn(atProvider)).account).toMatchObject({ id: person.id, email: person.email, provider: 'EMAIL' })
    const { docs } = await app.payload.find({
      collection: 'activity',
      where: { documentId: { equals: String(person.id) }, action: { equals: 'update' } },
    })
    expect(docs).toMatchObject([{ detail: { changes: { singleSignOn: { to: 'private@elsewhere.test' } } } }])
  })

  it('is linked to one person only, who is linked to no other account', async () => {
    const [one, other] = [
      await createPerson(app.payload, ['CREATE_POST']),
      await createPerson(app.payload, ['CREATE_POST']),
    ]
    await linked(one, { sub: 'once' })
    expect(await linked(other, { sub: 'once' })).toMatchObject({ onward: '/admin/account?problem=taken' })
    expect(await linked(one, { sub: 'again' })).toMatchObject({ onward: '/admin/account?problem=otherPerson' })
  })

  it('is not linked by anybody who is not logged in', async () => {
    const answer = await new SignOnVisit(app).post('/api/account/single-sign-on/link', {})
    expect(answer.status).toBe(401)
  })

  it('is linked and unlinked by who has just proved to be its owner, where there is a second factor', async () => {
    const person = await createPerson(app.payload, ['CREATE_POST'])
    const visit = new SignOnVisit(app)
    await visit.logIn(person.email)
    const within = { payload: app.payload }
    await query(
      within,
      sql`INSERT INTO accounts.totp (user_id, secret, confirmed_at, last_step) VALUES (${person.id}, 'sealed', now(), 0)`,
      nothing,
    )
    await query(
      within,
      sql`UPDATE accounts.sessions SET proved_at = now() - interval '1 hour' WHERE user_id = ${person.id}`,
      nothing,
    )
    const identity = { issuer: provider.issuer, subject: 'any' }
    const answers = [
      await visit.post('/api/account/single-sign-on/link', {}),
      await visit.post('/api/rpc/account.unlinkIdentity', identity),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403])
  })

  it('is unlinked by its owner; one without a password keeps its only way in until it has one', async () => {
    const person = await createPerson(app.payload, ['CREATE_POST'])
    const { visit } = await linked(person, { sub: 'unlinked', email: 'u@elsewhere.test' })
    const identity = { issuer: provider.issuer, subject: 'unlinked' }
    const unlink = (by: SignOnVisit, given: object) => by.post('/api/rpc/account.unlinkIdentity', given)
    expect((await unlink(visit, identity)).status).toBe(200)
    expect(await signOn({ sub: 'unlinked', email: 'u@elsewhere.test' })).toMatchObject(refused('unknown'))

    const made = await signOn({ sub: 'only', email: 'only@ledger.test', groups: ['desk'] })
    const only = { issuer: provider.issuer, subject: 'only' }
    expect((await unlink(made.visit, only)).status).toBe(409)
    const id = Number(made.account?.id)
    await app.payload.update({ collection: 'users', id, data: { password: passwordOfPeople } })
    const own = new SignOnVisit(app)
    await own.logIn('only@ledger.test')
    expect((await unlink(own, only)).status).toBe(200)
    expect(await signOn({ sub: 'only', email: 'only@ledger.test' })).toMatchObject(refused('linkFirst'))
  })
})

describe('an account that never had a password', () => {
  it('is linked by its verified address after its identity is gone, as after a change of the provider', async () => {
    const { account } = await signOn({ sub: 'old', email: 'stays@ledger.test' })
    await removeIdentity(
      { payload: app.payload },
      { issuer: provider.issuer, subject: 'old', userId: Number(account?.id) },
    )
    expect((await signOn({ sub: 'new', email: 'stays@ledger.test' })).account?.id).toBe(account?.id)
  })

  it('has one after a reset', async () => {
    const email = 'reset@ledger.test'
    const { account } = await signOn({ sub: 'reset', email })
    const token = await app.payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true })
    await app.payload.resetPassword({
      collection: 'users',
      data: { token, password: passwordOfPeople },
      overrideAccess: true,
    })
    const after = await app.payload.findByID({ collection: 'users', id: Number(account?.id) })
    expect(after.provider).toBe('EMAIL')
  })
})

describe('a role that requires a second factor', () => {
  it('takes that of the provider, and asks for one here when the provider names none; both are listed', async () => {
    const { id } = await app.payload.create({
      collection: 'roles',
      data: { name: 'Guarded', permissions: ['CREATE_POST'], secondFactor: 'required', graceDays: 0 },
      draft: false,
    })
    const person = { sub: 'guarded', email: 'guarded@ledger.test' }
    const { account } = await signOn(person)
    await app.payload.update({ collection: 'users', id: Number(account?.id), data: { roles: [Number(id)] } })
    const further = await signOn(person)
    expect(further.account).toBeNull()
    const { pathname, hash } = new URL(further.onward, 'http://localhost')
    expect([pathname, JSON.parse(decodeURIComponent(hash.slice(1)))]).toEqual([
      '/admin/login',
      expect.objectContaining({ code: 'account.setUpFactor', challenge: expect.any(String) }),
    ])
    expect(await signOn({ ...person, amr: ['pwd', 'mfa'] })).toMatchObject({
      onward: '/admin',
      account: { id: account?.id },
    })

    const step = z.object({ challenge: z.string() }).parse(JSON.parse(decodeURIComponent(hash.slice(1))))
    const begun = await further.visit.post('/api/account/set-up/app/begin', step)
    const setUp = z.object({ challenge: z.string(), secret: z.string() }).parse(await begun.json())
    const code = new TOTP({ secret: Secret.fromBase32(setUp.secret) }).generate()
    const entered = await further.visit.post('/api/account/set-up/app', { ...step, app: setUp.challenge, code })
    expect(entered.status).toBe(200)
    const kept = await query(
      { payload: app.payload },
      sql`SELECT method, id_token IS NOT NULL AS is_of_provider FROM accounts.sessions
          LEFT JOIN accounts.provider_sessions ON session_id = sessions.id
          WHERE user_id = ${Number(account?.id)} ORDER BY began_at DESC LIMIT 1`,
      nothing,
    )
    expect(kept).toEqual([{ method: 'single-sign-on-and-code', is_of_provider: true }])
  })
})

describe('an account without a password and a second factor', () => {
  const person = { sub: 'prover', email: 'prover@ledger.test', email_verified: true }
  const provedAgain = async (said: LyingProvider['person']) => {
    provider.person = person
    const visit = new SignOnVisit(app)
    await visit.whole()
    const { id } = (await visit.account()) ?? {}
    const age = sql`UPDATE accounts.sessions SET proved_at = now() - interval '1 hour' WHERE user_id = ${id}`
    await query({ payload: app.payload }, age, nothing)
    provider.person = { ...person, ...said }
    const onward = await visit.prove()
    const proved = await query(
      { payload: app.payload },
      sql`SELECT bool_or(proved_at > now() - interval '1 minute') AS yes FROM accounts.sessions WHERE user_id = ${id}`,
      z.object({ yes: z.boolean() }),
    )
    return { onward, isProved: proved[0]?.yes }
  }
  const seconds = () => Math.floor(Date.now() / 1000)

  it('proves itself again at the provider', async () => {
    const proof = await provedAgain({ sub: person.sub, auth_time: seconds() })
    expect(proof).toEqual({ onward: '/admin/account', isProved: true })
  })

  it.each([
    ['that did not ask again', () => ({ sub: person.sub, auth_time: seconds() - 600 }), 'notAgain'],
    ['that does not say when it asked', () => ({ sub: person.sub }), 'notAgain'],
    ['where another person logs in', () => ({ sub: 'other', auth_time: seconds() }), 'otherPerson'],
  ])('proves nothing at a provider %s', async (_what, said, problem) => {
    expect(await provedAgain(said())).toEqual({ onward: `/admin/account?problem=${problem}`, isProved: false })
  })
})

describe('log-ins that are begun and never finished', () => {
  it('are limited by network, so that a stranger does not fill the database', async () => {
    const begin = () => app.request('/api/account/single-sign-on', { headers: { 'X-Forwarded-For': '203.0.113.9' } })
    for (let number = 0; number < 60; number += 1)
      expect((await begin()).headers.get('location')).toContain(provider.issuer)
    expect(await (await begin()).text()).toContain('/admin/login?problem=tooMany')
  })
})

// Links a person of the provider to the account of a person who logs in with a password for it.
async function linked({ email }: Pick<Person, 'email'>, person: LyingProvider['person']) {
  provider.person = { email_verified: true, ...person }
  const visit = new SignOnVisit(app)
  await visit.logIn(email)
  return { onward: await visit.link(), visit }
}
