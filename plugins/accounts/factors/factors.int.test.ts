import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres'
import { Secret, TOTP } from 'otpauth'
import { z } from 'zod'
import { rpcEndpoints } from '#cms/procedures/rpc.endpoint.ts'
import { nothing, query } from '#database/sql.ts'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import { makeTablesIn } from '#tests/integration/ownTables.ts'
import { createAdministrator, createPerson, type Person, passwordOfPeople } from '#tests/integration/people.ts'
import { type RestClient, readerClient, signIn } from '#tests/integration/restClient.ts'
import { dataOf, rpcClient } from '#tests/integration/rpcClient.ts'
import { accounts } from '../accounts.plugin.ts'
import { secondFactors } from './factors.plugin.ts'

let app: TestPayload
let stranger: RestClient
let administrator: Person
let person: Person
let secret: string
let recoveryCodes: string[]

const run = (statement: ReturnType<typeof sql>) => query({ payload: app.payload }, statement, nothing)
const codeAt = (steps: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })
const credentials = ({ email }: Person) => ({ email, password: passwordOfPeople })
const logIn = (who: Person, headers: Record<string, string> = {}) =>
  stranger('POST', '/api/users/login', credentials(who), headers)
const refusal = z.object({
  errors: z.tuple([
    z.object({
      message: z.string(),
      data: z.object({ code: z.string(), challenge: z.string().optional(), methods: z.array(z.string()).optional() }),
    }),
  ]),
})
const refusalOf = (body: unknown) => refusal.parse(body).errors[0].data
const challengeOf = async (who: Person) => refusalOf((await logIn(who)).body).challenge
const sessionsOf = async ({ id }: Person) =>
  (await app.payload.findByID({ collection: 'users', id, depth: 0, showHiddenFields: true })).sessions ?? []
const enter = (challenge: string | undefined, code: string, more: object = {}) =>
  app.request('/api/account/second-factor/code', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ challenge, code, ...more }),
  })
const cookiesOf = (response: Response) => response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')

const setUpApp = async (who: Person) => {
  const rpc = rpcClient(await signIn(app, who.email))
  const begun = z.object({ challenge: z.string(), secret: z.string() })
  const started = begun.parse(dataOf(await rpc.mutate('account.beginApp', {})))
  secret = started.secret
  const finished = await rpc.mutate('account.finishApp', { challenge: started.challenge, code: codeAt(0) })
  return z.object({ recoveryCodes: z.array(z.string()) }).parse(dataOf(finished)).recoveryCodes
}

beforeAll(async () => {
  app = await bootTestPayload({
    serverURL: 'https://desk.test',
    plugins: [accounts(), secondFactors({ secrets: ['only-for-tests'] })],
    endpoints: rpcEndpoints,
  })
  await makeTablesIn(app.payload)
  stranger = readerClient(app)
  administrator = await createAdministrator(app.payload)
  person = await createPerson(app.payload, ['READ_USER', 'UPDATE_ROLE', 'READ_ROLE'])
  recoveryCodes = await setUpApp(person)
})
afterAll(() => app.stop())
beforeEach(async () => {
  await run(sql`UPDATE accounts.totp SET last_step = 0`)
  await run(sql`DELETE FROM accounts.attempts`)
})

describe('a log-in of a person with a second factor', () => {
  it('answers the right password with a challenge, and with no cookie and no session', async () => {
    const before = await sessionsOf(person)
    const answer = await app.request('/api/users/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(credentials(person)),
    })
    expect(answer.status).toBe(401)
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(refusalOf(await answer.json())).toMatchObject({
      code: 'account.secondFactor',
      methods: ['app', 'recovery-code'],
    })
    expect(await sessionsOf(person)).toEqual(before)
  })

  it('is asked for it at the doors of GraphQL, of a reset and of the server itself', async () => {
    const { email } = person
    const query = `mutation { loginUser(email: "${email}", password: "${passwordOfPeople}") { token } }`
    await expect(app.payload.login({ collection: 'users', data: credentials(person) })).rejects.toMatchObject({
      data: { code: 'account.secondFactor' },
    })
    const graphql = await stranger('POST', '/api/graphql', { query })
    expect(JSON.stringify(graphql.body)).not.toContain('eyJ')
    const token = await app.payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true })
    const reset = await stranger('POST', '/api/users/reset-password', { token, password: 'another-long-password' })
    expect(reset.body.token).toBeUndefined()
    const refresh = await stranger('POST', '/api/users/refresh-token', {})
    expect(refresh.status).toBe(403)
    const first = await stranger('POST', '/api/users/first-register', { ...credentials(person), name: 'X' })
    expect(first.status).toBe(403)
  })

  it('ends with a session that the code begins, once', async () => {
    const challenge = await challengeOf(person)
    const answer = await enter(challenge, codeAt(0))
    expect(answer.status).toBe(200)
    expect(cookiesOf(answer).map((cookie) => cookie.split('=')[0])).toEqual(['payload-token', 'citydesk-device'])
    expect(answer.headers.getSetCookie().every((cookie) => /HttpOnly.*SameSite=Lax/.test(cookie))).toBe(true)
    const { token } = z.object({ token: z.string() }).parse(await answer.json())
    const me = await stranger('GET', '/api/users/me', undefined, { Authorization: `JWT ${token}` })
    expect(me.body.user).toMatchObject({ id: person.id })
    expect((await enter(challenge, codeAt(1))).status).toBe(401)
  })

  it('takes a code once, and a clock that is half a minute wrong', async () => {
    expect((await enter(await challengeOf(person), codeAt(-1))).status).toBe(200)
    expect((await enter(await challengeOf(person), codeAt(1))).status).toBe(200)
    const used = await enter(await challengeOf(person), codeAt(1))
    expect(refusalOf(await used.json()).code).toBe('account.usedCode')
    // A code of before the newest is over too.
    expect((await enter(await challengeOf(person), codeAt(0))).status).toBe(400)
    await run(sql`UPDATE accounts.totp SET last_step = 0`)
    expect((await enter(await challengeOf(person), codeAt(3))).status).toBe(400)
  })

  it('lets five codes be tried, and ten an hour over all log-ins; a recovery code comes in all the same', async () => {
    const wrong = codeAt(1000)
    const challenge = await challengeOf(person)
    const answers = []
    for (let attempt = 0; attempt < 6; attempt++) answers.push((await enter(challenge, wrong)).status)
    expect(answers).toEqual([400, 400, 400, 400, 400, 401])
    const next = await challengeOf(person)
    for (let attempt = 0; attempt < 5; attempt++) await enter(next, wrong)
    const last = await challengeOf(person)
    expect((await enter(last, codeAt(0))).status).toBe(429)
    expect((await enter(last, recoveryCodes[9] ?? '')).status).toBe(200)
  })

  it('takes each recovery code once, however it is typed, and of two at once one', async () => {
    const [first = '', second = ''] = recoveryCodes
    expect((await enter(await challengeOf(person), first.toLowerCase().replaceAll('-', ' '))).status).toBe(200)
    const again = await enter(await challengeOf(person), first)
    expect(refusalOf(await again.json()).code).toBe('account.wrongCode')
    const [one, two] = [await challengeOf(person), await challengeOf(person)]
    const both = await Promise.all([enter(one, second), enter(two, second)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  it('does not ask in a browser that is trusted, and asks again when a factor changes', async () => {
    const answer = await enter(await challengeOf(person), codeAt(0), { trusts: true })
    const Cookie = cookiesOf(answer).find((cookie) => cookie.startsWith('citydesk-device')) ?? ''
    expect((await logIn(person, { Cookie })).status).toBe(200)
    expect((await logIn(administrator, { Cookie })).status).toBe(200)
    expect((await logIn(person, { Cookie: `${Cookie}x` })).status).toBe(401)
    await run(sql`UPDATE accounts.devices SET trusted_until = now() - interval '1 second'`)
    expect((await logIn(person, { Cookie })).status).toBe(401)
  })

  it('knows ten browsers of a person', async () => {
    for (let browser = 0; browser < 9; browser++) {
      await run(sql`INSERT INTO accounts.devices (hash, user_id, name, last_used_at)
        VALUES (${`hash ${browser}`}, ${person.id}, 'Old', now() - ${`${browser + 1} days`}::interval)`)
    }
    for (let browser = 0; browser < 2; browser++) {
      await run(sql`UPDATE accounts.totp SET last_step = 0`)
      expect((await enter(await challengeOf(person), codeAt(0))).status).toBe(200)
    }
    expect(await run(sql`SELECT FROM accounts.devices WHERE user_id = ${person.id}`)).toHaveLength(10)
  })
})

describe('a log-in with a passkey alone', () => {
  const begin = () => stranger('POST', '/api/account/passkey/options', {})

  it('asks for a device that knows its owner, and refuses a passkey that is not known', async () => {
    const { status, body } = await begin()
    expect({ status, body }).toMatchObject({ status: 200, body: { rpId: 'desk.test', userVerification: 'required' } })
    const clientDataJSON = Buffer.from(JSON.stringify({ challenge: body.challenge })).toString('base64url')
    const response = { clientDataJSON, authenticatorData: '', signature: '' }
    const passkey = { id: 'unknown', rawId: 'unknown', type: 'public-key', response }
    const answer = await stranger('POST', '/api/account/passkey', { response: passkey })
    expect(refusalOf(answer.body).code).toBe('account.unknownPasskey')
    const other = { ...passkey, response: { ...response, clientDataJSON: '' } }
    const over = await stranger('POST', '/api/account/passkey', { response: other })
    expect(refusalOf(over.body).code).toBe('account.challengeOver')
  })

  it('is begun sixty times by one network within fifteen minutes', async () => {
    for (let time = 0; time < 60; time++) expect((await begin()).status).toBe(200)
    expect((await begin()).status).toBe(429)
  })
})

describe('a role that requires a second factor', () => {
  const requireOf = ({ roles }: Person, graceDays: number) =>
    app.payload.update({
      collection: 'roles',
      id: Number(roles?.[0]),
      data: { secondFactor: 'required', graceDays },
    })
  const call = (path: string, body: object) => stranger('POST', `/api/account${path}`, body)

  it('leaves the days of grace, counted from the first log-in', async () => {
    const bound = await createPerson(app.payload, ['READ_USER'])
    await requireOf(bound, 7)
    expect((await logIn(bound)).status).toBe(200)
    await run(sql`UPDATE accounts.factor_requirements SET required_since = now() - interval '8 days'
      WHERE user_id = ${bound.id}`)
    expect(refusalOf((await logIn(bound)).body).code).toBe('account.setUpFactor')
  })

  it('has it set up before the session begins, and by nobody once it is there', async () => {
    const bound = await createPerson(app.payload, ['READ_USER'])
    await requireOf(bound, 0)
    const { code, challenge } = refusalOf((await logIn(bound)).body)
    const { challenge: second } = refusalOf((await logIn(bound)).body)
    expect(code).toBe('account.setUpFactor')
    expect((await enter(challenge, '123456')).status).toBe(401)
    const begun = z
      .object({ challenge: z.string(), secret: z.string() })
      .parse((await call('/set-up/app/begin', { challenge })).body)
    secret = begun.secret
    const set = { challenge, app: begun.challenge }
    expect((await call('/set-up/app', { ...set, code: codeAt(1000) })).status).toBe(400)
    const answer = await call('/set-up/app', { ...set, code: codeAt(0) })
    expect(answer.status).toBe(200)
    expect(answer.body.recoveryCodes).toHaveLength(10)
    const rpc = rpcClient((method, path, body) =>
      stranger(method, path, body, { Authorization: `JWT ${answer.body.token}` }),
    )
    expect(dataOf(await rpc.query('account.factors', {}))).toMatchObject({ rule: 'required', recoveryCodesLeft: 10 })
    expect(await app.payload.findByID({ collection: 'users', id: bound.id, depth: 0 })).toMatchObject({
      authFlowState: 'TOTP_VERIFIED',
    })
    expect((await call('/set-up/app/begin', { challenge: second })).status).toBe(401)
    expect((await rpc.mutate('account.removeFactor', { passkey: null })).status).toBe(409)
  })
})

describe('what gives control of accounts', () => {
  let client: RestClient
  const change = () => client('PATCH', `/api/roles/${person.roles?.[0]}`, { description: 'Changed' })

  beforeAll(async () => {
    person = await createPerson(app.payload, ['UPDATE_ROLE', 'READ_ROLE', 'UPDATE_USER', 'READ_USER'])
    recoveryCodes = await setUpApp(person)
    const { token } = await (await enter(await challengeOf(person), recoveryCodes[0] ?? '')).json()
    client = (method, path, body) => stranger(method, path, body, { Authorization: `JWT ${token}` })
  })

  it('is asked for again ten minutes after the last proof, and goes on after it', async () => {
    expect((await change()).status).toBe(200)
    await run(sql`UPDATE accounts.sessions SET proved_at = now() - interval '11 minutes'`)
    const refused = await change()
    expect(refused.status).toBe(403)
    expect(refusalOf(refused.body).code).toBe('account.proveAgain')
    const rpc = rpcClient(client)
    expect((await rpc.mutate('account.renewRecoveryCodes', {})).status).toBe(403)
    expect((await rpc.mutate('account.prove', { password: 'not-my-password' })).status).toBe(400)
    expect((await change()).status).toBe(403)
    expect((await rpc.mutate('account.prove', { password: passwordOfPeople })).status).toBe(200)
    expect((await change()).status).toBe(200)
    await run(sql`UPDATE accounts.sessions SET proved_at = now() - interval '11 minutes'`)
    expect((await rpc.mutate('account.prove', { code: codeAt(0) })).status).toBe(200)
    expect((await change()).status).toBe(200)
  })

  it('is not asked of people without a second factor', async () => {
    const other = await signIn(app, administrator.email)
    await run(sql`UPDATE accounts.sessions SET proved_at = now() - interval '11 minutes'`)
    const answer = await other('PATCH', `/api/roles/${person.roles?.[0]}`, { description: 'By an administrator' })
    expect(answer.status).toBe(200)
  })

  it('replaces an authenticator app only by the code of the new one', async () => {
    const rpc = rpcClient(client)
    await rpc.mutate('account.prove', { password: passwordOfPeople })
    const before = secret
    const begun = z
      .object({ challenge: z.string(), secret: z.string() })
      .parse(dataOf(await rpc.mutate('account.beginApp', {})))
    expect((await rpc.mutate('account.finishApp', { challenge: begun.challenge, code: codeAt(0) })).status).toBe(400)
    expect((await enter(await challengeOf(person), codeAt(0))).status).toBe(200)
    secret = begun.secret
    const finished = await rpc.mutate('account.finishApp', { challenge: begun.challenge, code: codeAt(0) })
    expect(dataOf(finished)).toEqual({ recoveryCodes: null })
    secret = before
    expect((await enter(await challengeOf(person), codeAt(0))).status).toBe(400)
  })
})

describe('an administrator', () => {
  it('resets the factors of a person who has lost them, with a reason, and ends their sessions', async () => {
    const rpc = rpcClient(await signIn(app, administrator.email))
    expect((await rpc.mutate('account.resetFactors', { id: person.id, reason: ' ' })).status).toBe(400)
    expect((await rpc.mutate('account.resetFactors', { id: person.id, reason: 'Lost phone' })).status).toBe(200)
    expect(await sessionsOf(person)).toEqual([])
    expect((await logIn(person)).status).toBe(200)
    const { docs } = await app.payload.find({
      collection: 'activity',
      where: {
        and: [
          { kind: { equals: 'users' } },
          { action: { equals: 'update' } },
          { documentId: { equals: String(person.id) } },
        ],
      },
      sort: '-id',
      limit: 1,
    })
    expect(docs[0]).toMatchObject({ byName: administrator.name, detail: { reason: 'Lost phone' } })
  })

  it('is not reset by somebody who may do less', async () => {
    await setUpApp(administrator)
    const lesser = await createPerson(app.payload, ['UPDATE_USER'])
    const rpc = rpcClient(await signIn(app, lesser.email))
    expect((await rpc.mutate('account.resetFactors', { id: administrator.id, reason: 'Mine' })).status).toBe(403)
  })
})
