import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import { rpcEndpoints } from '#cms/procedures/rpc.endpoint.ts'
import type { Permission } from '#collections/permissions/permissionNames.ts'
import { accounts } from '#plugins/accounts/accounts.plugin.ts'
import { passwords } from '#plugins/accounts/passwords/passwords.plugin.ts'
import { recordedWrites } from '#plugins/activity/recordedWrites.plugin.ts'
import { secureLogin } from '#plugins/permissions/secureLogin.plugin.ts'
import { anotherProcess } from '#tests/integration/anotherProcess.ts'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import { makeTablesIn } from '#tests/integration/ownTables.ts'
import { createAdministrator, createPerson, type Person, personWithOnly } from '#tests/integration/people.ts'
import { type RestAnswer, type RestClient, signIn } from '#tests/integration/restClient.ts'
import { dataOf, rpcClient } from '#tests/integration/rpcClient.ts'
import { apiTokens } from './apiTokens.plugin.ts'
import { refusalOfToken } from './tokenDoor.ts'
import { newToken } from './tokenFormat.ts'

const held: Permission[] = ['CREATE_API_TOKEN', 'CREATE_POST', 'UPDATE_SELF_POST', 'READ_USER', 'UPDATE_USER']

let app: TestPayload
let owner: Person
let ada: RestClient

beforeAll(async () => {
  app = await bootTestPayload({
    endpoints: rpcEndpoints,
    plugins: [apiTokens(), secureLogin({ isHttps: false }), accounts(), passwords(), recordedWrites()],
  })
  await makeTablesIn(app.payload)
  await app.payload.config.onInit?.(app.payload)
  await createAdministrator(app.payload)
})
afterAll(() => app?.stop())

beforeEach(async () => {
  owner = await createPerson(app.payload, held)
  ada = await signIn(app, owner.email)
})

const made = z.object({ id: z.number(), secret: z.string(), expiresAt: z.string() })
const make = async (input: object = {}, by = ada) =>
  made.parse(
    dataOf(await rpcClient(by).mutate('apiToken.create', { name: 'Wire', permissions: ['CREATE_POST'], ...input })),
  )

/** Calls as a program with a token, through the door that the back office has in front of its APIs. */
const program =
  (secret: string, network = '192.0.2.7'): RestClient =>
  async (method, path, body, more = {}) => {
    const headers = {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${secret}`,
      'X-Forwarded-For': network,
      ...more,
    }
    const refused = await refusalOfToken(app.payload, new Headers(headers))
    const init = { method, headers, body: body && JSON.stringify(body) }
    const response = refused ?? (await app.request(path, init))
    return { status: response.status, body: await response.json(), tag: response.headers.get('retry-after') }
  }

const codeOf = ({ body }: RestAnswer) => JSON.stringify(body).match(/"code":"((?:token|account)\.\w+)"/)?.[1]
const refusalOf = async (client: RestClient) => {
  const answer = await client('GET', '/api/users/me')
  return [answer.status, codeOf(answer)]
}

describe('a token', () => {
  it('lets a program in as the person who made it, with its own permissions, and says so in the log', async () => {
    const { id, secret } = await make()
    const wire = program(secret)
    const me = await wire('GET', '/api/users/me')
    expect(me.body).toMatchObject({ user: { id: owner.id, permissions: ['CREATE_POST'] }, strategy: 'api-token' })
    expect(JSON.stringify(me.body)).not.toContain(secret)
    const post = await wire('POST', '/api/posts?draft=true', { headline: 'Ferry late' })
    expect(post.status).toBe(201)
    const sections = await rpcClient(wire).query('post.getSections', {})
    expect(sections.status).toBe(200)
    const { docs } = await app.payload.find({ collection: 'activity', where: { tokenId: { equals: id } }, depth: 0 })
    expect(docs).toMatchObject([{ action: 'create', kind: 'posts', by: owner.id, token: 'Wire', door: 'rest' }])
    const stored = await app.payload.findByID({ collection: 'api-tokens', id, depth: 0, showHiddenFields: true })
    expect(stored).toMatchObject({ hint: secret.slice(-4), lastUsedFrom: '192.0.2.7' })
    expect(JSON.stringify(stored)).not.toContain(secret)
  })

  it('counts alone beside a cookie', async () => {
    const { secret } = await make()
    const login = await app.payload.login({
      collection: 'users',
      data: { email: owner.email, password: 'only-for-tests' },
    })
    const cookie = { Cookie: `payload-token=${login.token}`, 'Sec-Fetch-Site': 'same-origin' }
    const me = await program(secret)('GET', '/api/users/me', undefined, cookie)
    expect(me.body).toMatchObject({ user: { permissions: ['CREATE_POST'] } })
    expect(await refusalOf((method, path) => program(newToken())(method, path, undefined, cookie))).toEqual([
      401,
      'token.unknown',
    ])
  })

  it('loses what its owner loses, at once', async () => {
    const { secret } = await make({ permissions: ['CREATE_POST', 'READ_USER'] })
    await personWithOnly(app.payload, owner, ['READ_USER', 'CREATE_API_TOKEN'])
    const wire = program(secret)
    expect((await wire('POST', '/api/posts?draft=true', { headline: 'No' })).status).toBe(403)
    expect((await wire('GET', '/api/users?limit=1')).status).toBe(200)
  })

  it('is refused with a reason: mistyped, unknown, from elsewhere, past its time, revoked', async () => {
    const { id, secret } = await make({ networks: ['192.0.2.0/24', '2001:db8::/48'] })
    expect(await refusalOf(program(`${secret.slice(0, -1)}${secret.endsWith('x') ? 'y' : 'x'}`))).toEqual([
      401,
      'token.malformed',
    ])
    expect(await refusalOf(program(newToken()))).toEqual([401, 'token.unknown'])
    expect(await refusalOf(program(secret, '198.51.100.1'))).toEqual([401, 'token.network'])
    expect(await refusalOf(program(secret, '198.51.100.1, 192.0.2.9'))).toEqual([200, undefined])
    const past = new Date(Date.now() - 1000).toISOString()
    await app.payload.update({ collection: 'api-tokens', id, data: { expiresAt: past }, overrideAccess: true })
    expect(await refusalOf(program(secret))).toEqual([401, 'token.expired'])
    await rpcClient(ada).mutate('apiToken.revoke', { id })
    expect(await refusalOf(program(secret))).toEqual([401, 'token.revoked'])
    const listed = await ada('GET', `/api/api-tokens/${id}?depth=0`)
    expect(listed.body).toMatchObject({ name: 'Wire', revokedBy: owner.name })
  })

  it('has a number of calls a minute, at all back offices together', async () => {
    const { secret } = await make({ perMinute: 2 })
    const second = await anotherProcess(app, { plugins: [apiTokens()] })
    const there = () => refusalOfToken(second.payload, new Headers({ Authorization: `Bearer ${secret}` }))
    expect((await program(secret)('GET', '/api/users/me')).status).toBe(200)
    expect(await there()).toBeNull()
    const third = await program(secret)('GET', '/api/users/me')
    expect([third.status, codeOf(third)]).toEqual([429, 'token.limit'])
    expect(Number(third.tag)).toBeGreaterThan(0)
    expect((await there())?.status).toBe(429)
    await second.stop()
  })

  it('ends for good with its owner’s account', async () => {
    const [{ secret }, boss] = [await make(), await createPerson(app.payload, [...held, 'DELETE_USER'])]
    const manager = await signIn(app, boss.email)
    await manager('PATCH', `/api/users/${owner.id}`, { status: 'INACTIVE' })
    expect(await refusalOf(program(secret))).toEqual([401, 'token.revoked'])
    await manager('PATCH', `/api/users/${owner.id}`, { status: 'ACTIVE' })
    expect(await refusalOf(program(secret))).toEqual([401, 'token.revoked'])
    const other = await createPerson(app.payload, held)
    const left = await make({}, await signIn(app, other.email))
    expect((await manager('DELETE', `/api/users/${other.id}`)).status).toBe(200)
    expect(await refusalOf(program(left.secret))).toEqual([401, 'token.revoked'])
  })
})

describe('a program with a token', () => {
  const whole = async () => program((await make({ permissions: ['CREATE_POST', 'READ_USER'] })).secret)

  it.each([
    ['makes no token', 'apiToken.create', { name: 'Next', permissions: ['CREATE_POST'] }],
    ['changes no password', 'account.changePassword', { current: 'only-for-tests', next: 'another-for-tests' }],
    ['ends no log-in of its owner', 'account.endOtherSessions', {}],
  ])('%s', async (_what, name, input) => {
    const answer = await rpcClient(await whole()).mutate(name, input)
    expect([answer.status, codeOf(answer)]).toEqual([403, 'account.ownerOnly'])
  })

  it.each([
    ['logs nobody out', 'POST', '/api/users/logout?allSessions=true', {}],
    ['makes no log-in of it', 'POST', '/api/users/refresh-token', {}],
  ])('%s', async (_what, method, path, body) => {
    const answer = await (await whole())(method, path, body)
    expect([answer.status, codeOf(answer)]).toEqual([403, 'account.ownerOnly'])
    expect((await ada('GET', '/api/users/me')).body).toMatchObject({ user: { id: owner.id } })
  })

  it('gets no ticket to rooms and the change feed', async () => {
    expect((await rpcClient(await whole()).query('editor.createWebsocketToken', {})).status).toBe(401)
  })

  it('changes no account and no role, whatever its owner may do', async () => {
    const wire = await whole()
    for (const data of [{ password: 'another-for-tests' }, { name: 'Eve' }, { roles: [1] }]) {
      expect((await wire('PATCH', `/api/users/${owner.id}`, data)).status).toBe(403)
    }
  })
})

describe('making and changing tokens', () => {
  const status = async (name: string, input: object, by = ada) => {
    const answer = await rpcClient(by).mutate(`apiToken.${name}`, input)
    return [answer.status, codeOf(answer)]
  }

  it('gives what its maker holds, no control of accounts, and an end within a year', async () => {
    const token = { name: 'Wire', permissions: ['CREATE_POST'] }
    expect(await status('create', { ...token, permissions: ['PUBLISH_POST'] })).toEqual([403, undefined])
    expect(await status('create', { ...token, permissions: ['UPDATE_USER'] })).toEqual([400, 'token.notGivable'])
    expect(await status('create', { ...token, expiresAt: '2100-01-01T00:00:00Z' })).toEqual([400, 'token.end'])
    expect(await status('create', { ...token, networks: ['paper.test'] })).toEqual([400, undefined])
    const reporter = await signIn(app, (await createPerson(app.payload, ['CREATE_POST'])).email)
    expect(await status('create', token, reporter)).toEqual([403, undefined])
  })

  it('is for procedures only', async () => {
    const { id, secret } = await make()
    const before = await app.payload.findByID({ collection: 'api-tokens', id, depth: 0, showHiddenFields: true })
    for (const [method, path, body] of [
      ['POST', '/api/api-tokens', { name: 'Mine', permissions: ['CREATE_POST'], secretHash: 'x' }],
      ['PATCH', `/api/api-tokens/${id}`, { secretHash: 'x', owner: 1 }],
      ['DELETE', `/api/api-tokens/${id}`, undefined],
    ] as const) {
      const answer = await ada(method, path, body)
      expect([answer.status, codeOf(answer)]).toEqual([400, 'token.directWrite'])
    }
    const after = await app.payload.findByID({ collection: 'api-tokens', id, depth: 0, showHiddenFields: true })
    expect(after.secretHash).toBe(before.secretHash)
    const search = await ada('GET', '/api/api-tokens?where[secretHash][like]=a')
    expect(search.status).toBeGreaterThanOrEqual(400)
    expect(await refusalOf(program(secret))).toEqual([200, undefined])
  })

  it('is narrowed by those who change tokens, and widened by its owner alone', async () => {
    const { id } = await make({ permissions: ['CREATE_POST', 'UPDATE_SELF_POST'] })
    const boss = await createPerson(app.payload, ['READ_API_TOKEN', 'UPDATE_API_TOKEN', 'CREATE_POST', 'READ_USER'])
    const manager = await signIn(app, boss.email)
    const stranger = await signIn(app, (await createPerson(app.payload, held)).email)
    expect(await status('change', { id, name: 'Mine' }, stranger)).toEqual([404, 'token.missing'])
    expect(await status('change', { id, permissions: ['CREATE_POST'], networks: ['192.0.2.7'] }, manager)).toEqual([
      200,
      undefined,
    ])
    expect(await status('change', { id, permissions: ['CREATE_POST', 'READ_USER'] }, manager)).toEqual([
      403,
      'token.notYours',
    ])
    expect(await status('change', { id, networks: [] }, manager)).toEqual([403, 'token.notYours'])
    expect(await status('change', { id, perMinute: 6000 }, manager)).toEqual([403, 'token.notYours'])
    expect(await status('revoke', { id }, manager)).toEqual([403, undefined])
    expect(await status('change', { id, permissions: ['CREATE_POST', 'READ_USER'], networks: [] })).toEqual([
      200,
      undefined,
    ])
    expect(await status('change', { id, permissions: ['PUBLISH_POST'] })).toEqual([403, undefined])
    expect(await status('revoke', { id })).toEqual([200, undefined])
    expect(await status('change', { id, name: 'Again' })).toEqual([409, 'token.revoked'])
  })
})
