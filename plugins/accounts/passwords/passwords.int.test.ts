import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { rpcEndpoints } from '#cms/procedures/rpc.endpoint.ts'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import { makeTablesIn } from '#tests/integration/ownTables.ts'
import { createAdministrator, createPerson, type Person, passwordOfPeople } from '#tests/integration/people.ts'
import { readerClient, signIn } from '#tests/integration/restClient.ts'
import { refusalOf, rpcClient } from '#tests/integration/rpcClient.ts'
import { attempts } from '../attempts/attempts.plugin.ts'
import { passwords } from './passwords.plugin.ts'

interface Mail {
  to: string
  text: string
}

let app: TestPayload
let administrator: Person
let answerOfServer: () => void = () => undefined
const mails: Mail[] = []

beforeAll(async () => {
  app = await bootTestPayload({
    endpoints: rpcEndpoints,
    plugins: [attempts(), passwords()],
    email: () => ({
      name: 'test',
      defaultFromName: '',
      defaultFromAddress: '',
      sendEmail: async (mail) => {
        answerOfServer()
        mails.push({ to: String(mail.to), text: String(mail.text) })
      },
    }),
  })
  await makeTablesIn(app.payload)
  administrator = await createAdministrator(app.payload)
})

afterAll(() => app.stop())

const good = 'a tram under lime trees'
const message = (text: string) => ({ body: { errors: [{ message: expect.stringContaining(text) }] } })
const bad = (text: string) => ({
  status: 400,
  body: { errors: [{ data: { errors: [{ path: 'password', message: expect.stringContaining(text) }] } }] },
})

const logIn = ({ email }: Person, password: string) =>
  readerClient(app)('POST', '/api/users/login', { email, password })
const door = (path: string, body: object) => readerClient(app)('POST', `/api/account/${path}`, body)
const isIn = async (rest: Awaited<ReturnType<typeof signIn>>) => (await rest('GET', '/api/users/me')).body.user !== null

const secretFor = async ({ email }: Person): Promise<string> => {
  mails.length = 0
  expect(await door('forgot-password', { email })).toMatchObject({ status: 200 })
  for (let waits = 0; mails.length === 0 && waits < 200; waits += 1) await new Promise((go) => setTimeout(go, 20))
  expect(mails[0]?.to).toBe(email)
  return String(mails[0]?.text.match(/\/admin\/new-password#(\S+)/)?.[1])
}

describe('a password', () => {
  it('that is easy to find is refused for a new account and for a change by an administrator', async () => {
    const rest = await signIn(app, administrator.email)
    const account = { name: 'Cato Marlow', email: 'cato@citydesk.test' }
    expect(await rest('POST', '/api/users', { ...account, password: 'qwertyuiop' })).toMatchObject(bad('leaked'))
    expect(await rest('POST', '/api/users', { ...account, password: 'CatoMarlow1' })).toMatchObject(bad('a name'))
    const made = await rest('POST', '/api/users', { ...account, password: good })
    expect(made).toMatchObject({ status: 201 })
    const { doc } = made.body as { doc: { id: number } }
    expect(await rest('PATCH', `/api/users/${doc.id}`, { password: 'marlowmarlow' })).toMatchObject(bad('a name'))
    const many = `/api/users?where[id][equals]=${doc.id}`
    expect(await rest('PATCH', many, { password: good })).toMatchObject(message('one account at a time'))
  })

  it('set by an administrator ends the person’s log-ins', async () => {
    const person = await createPerson(app.payload, [])
    const own = await signIn(app, person.email)
    const rest = await signIn(app, administrator.email)
    expect(await rest('PATCH', `/api/users/${person.id}`, { password: good })).toMatchObject({ status: 200 })
    expect(await isIn(own)).toBe(false)
    expect(await logIn(person, good)).toMatchObject({ status: 200 })
  })

  it('of one’s own asks for the old one, and ends the other log-ins', async () => {
    const person = await createPerson(app.payload, ['UPDATE_SELF_USER'])
    const [here, elsewhere] = [await signIn(app, person.email), await signIn(app, person.email)]
    const patched = await here('PATCH', `/api/users/${person.id}`, { password: good })
    expect(patched).toMatchObject({ status: 403, ...message('it asks for the one that you have') })
    const change = (current: string, next: string) =>
      rpcClient(here).mutate('account.changePassword', { current, next })
    expect(refusalOf(await change('a guess at it', good))).toBe('This is not the password that you have.')
    expect(await change(passwordOfPeople, 'qwertyuiop')).toMatchObject({ status: 400 })
    expect(await change(passwordOfPeople, good)).toMatchObject({ status: 200 })
    expect([await isIn(here), await isIn(elsewhere)]).toEqual([true, false])
    expect(await logIn(person, passwordOfPeople)).toMatchObject({ status: 401 })
  })

  it('of one’s own cannot be guessed at a screen that was left open', async () => {
    const person = await createPerson(app.payload, ['CREATE_POST'])
    const rpc = rpcClient(await signIn(app, person.email))
    const statuses = []
    for (let number = 0; number < 11; number += 1)
      statuses.push((await rpc.mutate('account.changePassword', { current: `guess ${number}`, next: good })).status)
    expect(statuses).toEqual([...Array(10).fill(400), 429])
  })
})

describe('a link to a new password', () => {
  it('sets it once, ends all log-ins and logs nobody in', async () => {
    const person = await createPerson(app.payload, [])
    const own = await signIn(app, person.email)
    const secret = await secretFor(person)
    expect(await door('reset-link', { secret })).toMatchObject({ status: 200, body: { email: person.email } })
    const weak = await door('new-password', { secret, password: 'qwertyuiop' })
    expect(weak).toMatchObject({ status: 400, ...message('This password stands in lists of leaked ones') })
    const answer = await app.request('/api/account/new-password', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ secret, password: good }),
    })
    expect(answer.status).toBe(200)
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(await isIn(own)).toBe(false)
    expect(await logIn(person, good)).toMatchObject({ status: 200 })
    const again = { status: 410, ...message('or your password was set since') }
    expect(await door('new-password', { secret, password: good })).toMatchObject(again)
    const account = await app.payload.findByID({ collection: 'users', id: person.id, depth: 0 })
    expect(account.authFlowState).toBe('EMAIL_VERIFIED')
  })

  it('works until one of them is used, however many a stranger asks for', async () => {
    const person = await createPerson(app.payload, [])
    const first = await secretFor(person)
    const second = await secretFor(person)
    expect(await door('new-password', { secret: first, password: good })).toMatchObject({ status: 200 })
    expect(await door('reset-link', { secret: second })).toMatchObject({ status: 410 })
  })

  it('is asked for alike with an address that has no account, five times an hour', async () => {
    mails.length = 0
    const ask = () => door('forgot-password', { email: 'nobody@citydesk.test' })
    expect(await ask()).toEqual({ status: 200, body: { isMailed: true }, tag: null })
    for (let number = 0; number < 4; number += 1) await ask()
    expect(await ask()).toMatchObject({ status: 429 })
    expect(mails).toEqual([])
  })

  it('is made by an administrator, who gets it when the mail does not leave', async () => {
    const person = await createPerson(app.payload, [])
    const rpc = rpcClient(await signIn(app, administrator.email))
    const send = () => rpc.mutate('account.sendResetLink', { id: person.id })
    expect(await send()).toMatchObject({ body: { result: { data: { isSent: true, link: null } } } })
    answerOfServer = () => {
      throw new Error('connect ECONNREFUSED')
    }
    const handedOver = { isSent: false, link: expect.stringContaining('/admin/new-password#') }
    expect(await send()).toMatchObject({ body: { result: { data: handedOver } } })
    answerOfServer = () => undefined
  })

  it('is made for no account above the one who makes it', async () => {
    const manager = await createPerson(app.payload, ['UPDATE_USER', 'READ_USER'])
    const rpc = rpcClient(await signIn(app, manager.email))
    expect(await rpc.mutate('account.sendResetLink', { id: administrator.id })).toMatchObject({ status: 403 })
  })

  it('comes from no door of Payload', async () => {
    const closed = { status: 403, ...message('log-in screen') }
    const rest = readerClient(app)
    expect(await rest('POST', '/api/users/forgot-password', { email: administrator.email })).toMatchObject(closed)
    expect(await rest('POST', '/api/users/reset-password', { token: 'x', password: good })).toMatchObject(closed)
  })
})
