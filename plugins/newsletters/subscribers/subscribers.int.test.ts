import { describe, expect, it } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { rpcEndpoints } from '#cms/procedures/rpc.endpoint.ts'
import { signedCall } from '#contract/signedCalls.ts'
import { preferencesAnswer } from '#contract/subscribing.schema.ts'
import type { RestClient } from '#tests/integration/restClient.ts'
import { dataOf, rpcClient } from '#tests/integration/rpcClient.ts'
import {
  app,
  createIssue,
  isIn,
  list,
  publisher,
  run,
  send,
  sent,
  subscribe,
  suppress,
  withSendingNewsroom,
  workUntil,
  writer,
} from '../sending/sendingNewsroom.fixtures.ts'
import { exportedSubscribers } from './subscribers.service.ts'

withSendingNewsroom(rpcEndpoints)

describe('the link to preferences in a mail', () => {
  it('shows all newsletters and changes what its reader gets', async () => {
    const second = await app.payload.create({ collection: 'newsletter-lists', data: { name: 'Tide' }, draft: false })
    await subscribe('ana')
    const issue = await createIssue()
    await send(issue)
    await workUntil(isIn(issue, 'finished'))
    const [, kind = '', token] = /subscription\/(preferences)\?token=(\S+)$/.exec(sent[0]?.text ?? '') ?? []
    const path = `/api/reader/subscriptions/${kind}`
    const call = async (value: object) => {
      const response = await app.request(path, signedCall(path, value, 'shared', Date.now()))
      return preferencesAnswer.parse(await response.json()).preferences
    }
    const gets = async (chosen: number[] | null) =>
      (await call({ token, chosen }))?.newsletters.filter(({ isSubscribed }) => isSubscribed).map(({ name }) => name)
    expect(await gets(null)).toEqual(['First Boat'])
    expect(await gets([list, second.id])).toEqual(['First Boat', 'Tide'])
    expect(await gets([second.id])).toEqual(['Tide'])
    expect(await gets([])).toEqual([])
    expect(await call({ token: `${token}x`, chosen: [list] })).toBeNull()
    const [, leave] = /unsubscribe\?token=([\w.-]+)/.exec(sent[0]?.text ?? '') ?? []
    expect(await call({ token: leave, chosen: [list] })).toBeNull()
    expect(await gets(null)).toEqual([])
  })
})

describe('subscribers', () => {
  it('are imported with a report, without those who have left or are suppressed, and exported', async () => {
    await subscribe('ana', 'ben', 'cleo')
    await run(sql`UPDATE newsletter_subscriptions SET state = 'ended', ended_at = now() WHERE email LIKE 'ben%'`)
    await suppress('dora@harbour.test')
    const csv = 'email\nana@harbour.test\nben@harbour.test\ndora@harbour.test\neli@harbour.test\nnobody\n'
    const file = { list: String(list), csv, consentSource: 'Fair', consentDate: '2026-06-01', isRestoring: false }
    const load = (client: RestClient, more: object = {}) =>
      rpcClient(client).mutate('newsletter.importSubscribers', { ...file, ...more })
    expect((await load(writer)).status).toBe(403)
    expect(dataOf(await load(publisher))).toEqual({
      imported: 1,
      problems: [
        { line: 2, email: 'ana@harbour.test', reason: 'The reader is subscribed already.' },
        { line: 3, email: 'ben@harbour.test', reason: 'The reader has unsubscribed.' },
        { line: 4, email: 'dora@harbour.test', reason: expect.stringContaining('Allow it again first') },
        { line: 6, email: 'nobody', reason: 'It is no e-mail address.' },
      ],
    })
    expect(dataOf(await load(publisher, { isRestoring: true }))).toMatchObject({ imported: 1 })
    expect((await writer('GET', `/api/newsletter-lists/${list}/subscribers`)).status).toBe(403)
    const exported: string[] = []
    for await (const rows of exportedSubscribers(await createLocalReq({}, app.payload), list))
      exported.push(...rows.map(({ email, state }) => `${email.split('@')[0]} ${state}`))
    expect(exported.toSorted()).toEqual(['ana confirmed', 'ben confirmed', 'cleo confirmed', 'eli confirmed'])
    const { docs } = await app.payload.find({
      collection: 'newsletter-subscriptions',
      where: { email: { equals: 'eli@harbour.test' } },
    })
    expect(docs).toMatchObject([{ state: 'confirmed', source: 'Fair', confirmedAt: '2026-06-01T00:00:00.000Z' }])
  })
})
