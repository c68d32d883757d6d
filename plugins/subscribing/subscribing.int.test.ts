import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { SendEmailOptions } from 'payload'
import { signedCall } from '#contract/signedCalls.ts'
import type { TestPayload } from '#tests/integration/bootPayload.ts'
import { bootTestPayload } from '#tests/integration/bootPayload.ts'
import { subscribe } from './subscribe.service.ts'
import { subscribing } from './subscribing.plugin.ts'

const options = { siteUrl: 'https://times.test', siteSecret: 'shared', secret: 'own', isMailing: true }
const sent: SendEmailOptions[] = []
let isMailServerUp = true

let app: TestPayload

beforeAll(async () => {
  app = await bootTestPayload({
    plugins: [subscribing(options)],
    email: () => ({
      name: 'kept',
      defaultFromName: 'Times',
      defaultFromAddress: 'desk@times.test',
      sendEmail: async (mail) => {
        if (!isMailServerUp) throw new Error('The mail server is down')
        sent.push(mail)
      },
    }),
  })
  for (const name of ['First Boat', 'The Tide & Table']) {
    await app.payload.create({ collection: 'newsletter-lists', data: { name }, draft: false })
  }
})
afterAll(() => app?.stop())

beforeEach(async () => {
  sent.length = 0
  await app.payload.delete({ collection: 'newsletter-subscriptions', where: { id: { exists: true } } })
})

const call = async (name: string, value: object, secret = 'shared') => {
  const path = `/api/reader/${name}`
  const response = await app.request(path, signedCall(path, value, secret, Date.now()))
  return { status: response.status, answer: await response.json() }
}
const form = { email: 'Ana@Harbour.example', newsletters: ['First Boat'], source: 'newsletter_signup_block' }
const send = (more: object = {}) => call('subscriptions', { subscription: { ...form, ...more } })
const stored = async () => {
  const { docs } = await app.payload.find({ collection: 'newsletter-subscriptions', sort: 'id', depth: 1 })
  return docs.map(({ email, list, state }) => [email, typeof list === 'object' && list?.name, state])
}
// The key in a link of the last e-mail.
const keyIn = (text: unknown) => /token=([\w.-]+)/.exec(String(text))?.[1] ?? ''

describe('a subscription', () => {
  it('waits for a word from its address, and begins with it', async () => {
    expect(await send()).toEqual({ status: 200, answer: { ok: true } })
    expect(await stored()).toEqual([['ana@harbour.example', 'First Boat', 'pending']])
    const [mail] = sent
    expect(mail).toMatchObject({ to: 'ana@harbour.example', subject: 'Confirm your subscription to First Boat' })
    expect(mail?.text).toContain('https://times.test/subscription/confirm?token=')
    const token = keyIn(mail?.text)
    const look = await call('subscriptions/link', { purpose: 'confirm', token, isDone: false })
    expect(look.answer).toEqual({ newsletters: ['First Boat'] })
    expect(await stored()).toMatchObject([[expect.anything(), expect.anything(), 'pending']])
    await call('subscriptions/link', { purpose: 'confirm', token, isDone: true })
    expect(await stored()).toMatchObject([[expect.anything(), expect.anything(), 'confirmed']])
  })

  it('ends with one click out of an e-mail, which says where (RFC 8058), and can begin again', async () => {
    await send()
    const headers = { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    expect(sent[0]?.headers).toMatchObject(headers)
    const [unsubscribe, confirm] = [keyIn(JSON.stringify(sent[0]?.headers)), keyIn(sent[0]?.text)]
    await call('subscriptions/link', { purpose: 'confirm', token: confirm, isDone: true })
    await call('subscriptions/link', { purpose: 'unsubscribe', token: unsubscribe, isDone: true })
    expect(await stored()).toMatchObject([[expect.anything(), expect.anything(), 'ended']])
    // An old link does not restore a subscription that the reader has ended.
    await call('subscriptions/link', { purpose: 'confirm', token: confirm, isDone: true })
    expect(await stored()).toMatchObject([[expect.anything(), expect.anything(), 'ended']])
    await send()
    expect(await stored()).toMatchObject([[expect.anything(), expect.anything(), 'pending']])
  })

  it('to several newsletters is one e-mail', async () => {
    await send({ newsletters: ['First Boat', 'The Tide & Table'] })
    expect(sent).toHaveLength(1)
    expect(sent[0]?.subject).toBe('Confirm your subscription to First Boat and The Tide & Table')
    expect(sent[0]?.html).toContain('The Tide &amp; Table')
    await call('subscriptions/link', { purpose: 'confirm', token: keyIn(sent[0]?.text), isDone: true })
    expect(await stored()).toHaveLength(2)
  })

  it('that exists already is not asked about again, and its existence is not revealed', async () => {
    await send()
    await call('subscriptions/link', { purpose: 'confirm', token: keyIn(sent[0]?.text), isDone: true })
    expect(await send()).toEqual({ status: 200, answer: { ok: true } })
    expect(sent).toHaveLength(1)
    expect(await stored()).toMatchObject([[expect.anything(), expect.anything(), 'confirmed']])
  })

  it('asked for again and again, and by two forms at once, is one, and one e-mail in ten minutes, three a day', async () => {
    await Promise.all([send(), send(), send()])
    expect(await stored()).toHaveLength(1)
    expect(sent).toHaveLength(1)
    const at = (minutes: number) =>
      subscribe(
        app.payload,
        { ...form, email: 'ana@harbour.example' },
        new Date(Date.now() + minutes * 60_000),
        options,
      )
    for (const minutes of [5, 11, 23, 35, 47]) await at(minutes)
    expect(sent).toHaveLength(3)
    await at(35 + 24 * 60)
    expect(sent).toHaveLength(4)
  })

  it('begins at once where no e-mail goes out (docs/spec/reader-site.md#subscribe-call)', async () => {
    const now = new Date()
    const silent = { ...options, isMailing: false }
    expect(await subscribe(app.payload, { ...form, email: 'ana@harbour.example' }, now, silent)).toEqual({ ok: true })
    expect(await stored()).toEqual([['ana@harbour.example', 'First Boat', 'confirmed']])
    expect(sent).toEqual([])
  })

  it('is tried again by its reader when the mail server was down', async () => {
    isMailServerUp = false
    expect((await send()).status).toBe(500)
    isMailServerUp = true
    await send()
    expect(sent).toHaveLength(1)
  })

  it.each([
    ['no address', { email: 'ana' }, 'email'],
    ['no newsletter', { newsletters: [] }, 'newsletters'],
    ['a newsletter that there is not', { newsletters: ['First Boat', 'Nothing'] }, 'newsletters'],
    ['no list', { newsletters: 12 }, 'newsletters'],
    ['no source', { source: undefined }, 'source'],
  ])('is refused with %s, with a line for the reader', async (_what, more, field) => {
    const { answer } = await send(more)
    expect(answer).toMatchObject({ ok: false, errors: [{ field, message: expect.stringMatching(/^[A-Z].*\.$/) }] })
    expect(await stored()).toEqual([])
  })

  it('is taken from the site only, and links cannot be made by others or be used for something else', async () => {
    expect((await call('subscriptions', { subscription: form }, 'other')).status).toBe(401)
    await send()
    const token = keyIn(sent[0]?.text)
    const tried = [
      { purpose: 'unsubscribe', token, isDone: true },
      { purpose: 'confirm', token: `${token.slice(0, -2)}xx`, isDone: true },
      { purpose: 'confirm', token: 'nonsense', isDone: true },
      { purpose: 'confirm', token: '', isDone: true },
    ]
    for (const value of tried) {
      expect((await call('subscriptions/link', value)).answer).toEqual({ newsletters: null })
    }
    expect(await stored()).toMatchObject([[expect.anything(), expect.anything(), 'pending']])
  })

  it('goes with its newsletter', async () => {
    const data = { name: 'Short-lived' }
    const { id } = await app.payload.create({ collection: 'newsletter-lists', data, draft: false })
    await send({ newsletters: ['Short-lived'] })
    await app.payload.delete({ collection: 'newsletter-lists', id })
    expect(await stored()).toEqual([])
  })
})
