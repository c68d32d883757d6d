import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { rpcEndpoints } from '#cms/procedures/rpc.endpoint.ts'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import { makeTablesIn } from '#tests/integration/ownTables.ts'
import type { Person } from '#tests/integration/people.ts'
import { passwordOfPeople } from '#tests/integration/people.ts'
import { readerClient, signIn } from '#tests/integration/restClient.ts'
import { dataOf, rpcClient } from '#tests/integration/rpcClient.ts'
import { accounts } from '../accounts.plugin.ts'
import { attempts } from '../attempts/attempts.plugin.ts'
import { firstUser } from '../first-user/firstUser.plugin.ts'
import { passwords } from '../passwords/passwords.plugin.ts'
import { emailVerification } from './email.plugin.ts'

let app: TestPayload
const mails: { to: string; text: string }[] = []

beforeAll(async () => {
  app = await bootTestPayload({
    endpoints: rpcEndpoints,
    plugins: [accounts(), attempts(), passwords(), firstUser(), emailVerification()],
    email: () => ({
      name: 'test',
      defaultFromName: '',
      defaultFromAddress: '',
      sendEmail: async ({ to, text }) => {
        mails.push({ to: String(to), text: String(text) })
      },
    }),
  })
  await makeTablesIn(app.payload)
})

afterAll(() => app.stop())

const door = (path: string, body: object) => readerClient(app)('POST', `/api/account/${path}`, body)
const message = (text: string) => ({ body: { errors: [{ message: expect.stringContaining(text) }] } })

describe('the first account', () => {
  const account = { name: 'Ada Lovelace', email: 'ada@citydesk.test', password: passwordOfPeople }

  it('has a password that is hard to find', async () => {
    expect(await door('first-user', { ...account, password: 'qwertyuiop' })).toMatchObject({ status: 400 })
  })

  it('is not made by Payload’s own door', async () => {
    expect(await readerClient(app)('POST', '/api/users/first-register', account)).toMatchObject({ status: 403 })
  })

  it('is one when two make it at once, is Administrator, and closes the door', async () => {
    const other = { ...account, email: 'bo@citydesk.test' }
    const answers = await Promise.all([door('first-user', account), door('first-user', other)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
    const { docs } = await app.payload.find({ collection: 'users', depth: 1 })
    expect(docs).toMatchObject([{ roles: [{ name: 'Administrator' }], authFlowState: 'CREATED_ACCOUNT' }])
    expect(await door('first-user', account)).toMatchObject({ status: 403, ...message('Log in instead') })
  })
})

describe('an e-mail address', () => {
  const person = async (): Promise<Person> => {
    const { docs } = await app.payload.find({ collection: 'users', depth: 0 })
    return docs[0] as Person
  }

  it('is verified by a link that is mailed to it, once', async () => {
    const { email } = await person()
    const rpc = rpcClient(await signIn(app, email))
    expect(dataOf(await rpc.query('account.emailState', {}))).toEqual({ email, isVerified: false, isMailing: true })
    expect(dataOf(await rpc.mutate('account.sendVerification', {}))).toEqual({ email })
    const secret = mails.at(-1)?.text.match(/\/admin\/verify-email#(\S+)/)?.[1]
    expect(await door('verify-email', { secret })).toMatchObject({ status: 200, body: { email } })
    expect((await person()).authFlowState).toBe('EMAIL_VERIFIED')
    expect(await door('verify-email', { secret })).toMatchObject({ status: 410, ...message('was used already') })
  })

  it('is to be verified again when it changes; the old one is told, and links to it end', async () => {
    const { id, email } = await person()
    const rest = await signIn(app, email)
    await rpcClient(rest).mutate('account.sendVerification', {})
    const secret = mails.at(-1)?.text.match(/\/admin\/verify-email#(\S+)/)?.[1]
    mails.length = 0
    const changed = await rest('PATCH', `/api/users/${id}`, { email: 'new@citydesk.test' })
    expect(changed).toMatchObject({ status: 200, body: { doc: { authFlowState: 'CREATED_ACCOUNT' } } })
    for (let waits = 0; mails.length === 0 && waits < 200; waits += 1) await new Promise((go) => setTimeout(go, 20))
    expect(mails).toEqual([{ to: email, text: expect.stringContaining('new@citydesk.test') }])
    expect(await door('verify-email', { secret })).toMatchObject({ status: 410 })
    expect((await person()).authFlowState).toBe('CREATED_ACCOUNT')
  })
})
