import { describe, expect, it } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { rpcEndpoints } from '#cms/procedures/rpc.endpoint.ts'
import { query } from '#database/sql.ts'
import {
  app,
  createIssue,
  domains,
  intake,
  isIn,
  look,
  move,
  run,
  send,
  sent,
  states,
  subscribe,
  withSendingNewsroom,
  workUntil,
} from './sendingNewsroom.fixtures.ts'

withSendingNewsroom(rpcEndpoints)

const busy = { kind: 'later', response: '421 4.7.28 Too many mails from your domain' } as const

describe('a receiving domain that asks for fewer mails', () => {
  it('is spared for a while, and no other is', async () => {
    const readers = Array.from({ length: 60 }, (_, index) => `reader-${index}`)
    await subscribe(...readers.map((name) => `${name}@busy.test`), ...readers.map((name) => `${name}@calm.test`))
    domains.set('busy.test', busy)
    const issue = await createIssue()
    await send(issue)
    await workUntil(async () => (await look(issue)).send?.counts.accepted === 60)
    const tried = sent.filter(({ to }) => to.endsWith('@busy.test')).length
    // Those that were on their way when the first was put off.
    expect(tried).toBeLessThan(20)
    expect((await look(issue)).send?.spared).toMatchObject([
      { domain: 'busy.test', response: busy.response, waiting: 60 },
    ])
    domains.clear()
    await run(sql`UPDATE sending.slow_domains SET resume_at = now()`)
    await run(sql`UPDATE sending.outbox SET due_at = now()`)
    await workUntil(isIn(issue, 'finished'))
    expect(await look(issue)).toMatchObject({ send: { counts: { accepted: 120 }, spared: [] } })
  })

  it('is given up after a day, with its words', async () => {
    await subscribe('ana@busy.test', 'ben@calm.test')
    domains.set('busy.test', busy)
    const issue = await createIssue()
    await send(issue)
    await workUntil(async () => ((await look(issue)).send?.spared.length ?? 0) > 0)
    await run(sql`UPDATE sending.slow_domains SET pauses = 28, resume_at = now()`)
    await workUntil(isIn(issue, 'finished'))
    expect(await states()).toEqual(['ana refused', 'ben accepted'])
  })
})

describe('complaints', () => {
  it('pause the send of which three of a thousand readers complain', async () => {
    await subscribe('ana', 'ben')
    const issue = await createIssue()
    await send(issue)
    await workUntil(async () => (await look(issue)).send?.counts.accepted === 2)
    const row = z.object({ id: z.coerce.string() })
    const [first] = await query({ payload: app.payload }, sql`SELECT id FROM sending.outbox ORDER BY id`, row)
    // The send of a thousand readers is under way.
    await run(sql`UPDATE sending.sends SET state = 'sending'`)
    await run(
      sql`INSERT INTO sending.outbox (send_id, issue_id, subscription_id, email, reader, state)
          SELECT send_id, issue_id, 0, n || '@crowd.test', sha256(convert_to(n::text, 'UTF8')), 'accepted'
          FROM sending.outbox, generate_series(1, 998) AS n WHERE id = ${Number(first?.id)}`,
    )
    const complain = async (id: string) => {
      const event = { RecordType: 'SpamComplaint', ID: id, Email: 'ana@harbour.test', Metadata: { row: first?.id } }
      expect(await intake('postmark', JSON.stringify(event))).toMatchObject({ body: { isUsed: true } })
    }
    await complain('1')
    expect(await look(issue)).toMatchObject({ bounces: { complaint: 1 }, send: { state: 'sending' } })
    await run(
      sql`INSERT INTO sending.bounces (source, email, issue_id, kind, detail)
          SELECT 'test ' || n, n || '@crowd.test', ${Number(issue)}::int, 'complaint', '' FROM generate_series(1, 2) AS n`,
    )
    await complain('2')
    expect(await look(issue)).toMatchObject({
      bounces: { complaint: 3 },
      send: { state: 'paused', problem: expect.stringContaining('0.30% of the readers complained.') },
    })
    expect((await move(issue, 'resume')).status).toBe(200)
  })
})
