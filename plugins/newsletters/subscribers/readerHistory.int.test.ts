import { describe, expect, it } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { rpcEndpoints } from '#cms/procedures/rpc.endpoint.ts'
import { query } from '#database/sql.ts'
import { createPerson } from '#tests/integration/people.ts'
import { signIn } from '#tests/integration/restClient.ts'
import { dataOf, rpcClient } from '#tests/integration/rpcClient.ts'
import {
  answers,
  app,
  createIssue,
  isIn,
  publisher,
  run,
  send,
  subscribe,
  suppress,
  withSendingNewsroom,
  workUntil,
  writer,
} from '../sending/sendingNewsroom.fixtures.ts'

withSendingNewsroom(rpcEndpoints)

const schema = z.object({
  email: z.string(),
  events: z.array(z.object({ kind: z.string(), about: z.string(), detail: z.string() })),
})
const idOf = async (email: string) => {
  const { docs } = await app.payload.find({
    collection: 'newsletter-subscriptions',
    where: { email: { equals: email } },
  })
  return String(docs[0]?.id)
}
const requestHistory = (subscription: string) =>
  rpcClient(publisher).query('newsletter.getReaderHistory', { subscription })

describe('a reader', () => {
  it('has a history over all newsletters, and is deleted with all of it', async () => {
    await subscribe('ana', 'ben')
    const other = await app.payload.create({ collection: 'newsletter-lists', data: { name: 'Tides' }, draft: false })
    await run(
      sql`INSERT INTO newsletter_subscriptions (email, list_id, state, asked_at, ended_at, mails)
          VALUES ('ana@harbour.test', ${other.id}::int, 'ended', now(), now(), 0)`,
    )
    const issue = await createIssue()
    await send(issue)
    answers.push({ kind: 'refused', response: '550 5.1.1 ana@harbour.test is no user' })
    await workUntil(isIn(issue, 'finished'))
    const subscription = await idOf('ana@harbour.test')
    const { email, events } = schema.parse(dataOf(await requestHistory(subscription)))
    expect(email).toBe('ana@harbour.test')
    expect(events.map(({ kind, about }) => `${kind} ${about}`).toSorted()).toEqual([
      'confirmed First Boat',
      'ended Tides',
      'hard Ferry',
      'refused Ferry',
      'requested First Boat',
      'requested Tides',
      'suppressed ',
    ])
    expect(events.find(({ kind }) => kind === 'refused')?.detail).toContain('no user')
    expect((await rpcClient(publisher).mutate('newsletter.deleteReader', { subscription })).status).toBe(403)
    const deleter = await signIn(
      app,
      (await createPerson(app.payload, ['UPDATE_NEWSLETTER', 'DELETE_NEWSLETTER'])).email,
    )
    expect((await rpcClient(deleter).mutate('newsletter.deleteReader', { subscription })).status).toBe(200)
    const left = await query(
      { payload: app.payload },
      sql`SELECT 'subscription' AS place FROM newsletter_subscriptions WHERE email = 'ana@harbour.test'
          UNION ALL SELECT 'outbox' FROM sending.outbox WHERE email = 'ana@harbour.test' OR response LIKE '%ana@%'
          UNION ALL SELECT 'bounces' FROM sending.bounces WHERE email = 'ana@harbour.test'`,
      z.object({ place: z.string() }),
    )
    expect(left).toEqual([])
    expect((await requestHistory(subscription)).status).toBe(404)
    expect(schema.parse(dataOf(await requestHistory(await idOf('ben@harbour.test')))).events).toHaveLength(3)
  })

  it('is seen by those who may change every newsletter', async () => {
    await subscribe('cleo')
    await suppress('cleo@harbour.test')
    const subscription = await idOf('cleo@harbour.test')
    expect((await rpcClient(writer).query('newsletter.getReaderHistory', { subscription })).status).toBe(403)
    expect((await rpcClient(writer).mutate('newsletter.deleteReader', { subscription })).status).toBe(403)
    expect((await requestHistory('999999')).status).toBe(404)
  })
})
