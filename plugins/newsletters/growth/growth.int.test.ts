import { describe, expect, it } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres'
import { rpcEndpoints } from '#cms/procedures/rpc.endpoint.ts'
import { dataOf, rpcClient } from '#tests/integration/rpcClient.ts'
import { bounceMail, sendOne } from '../bounces/bounceMail.fixtures.ts'
import {
  intake,
  list,
  publisher,
  run,
  subscribe,
  withSendingNewsroom,
  writer,
} from '../sending/sendingNewsroom.fixtures.ts'
import { growth } from './growth.schema.ts'

withSendingNewsroom(rpcEndpoints)

const look = async () =>
  growth.parse(dataOf(await rpcClient(publisher).query('newsletter.getGrowth', { list: String(list) })))

describe('how a newsletter grows', () => {
  it('is said by week: readers at its end, who came, who left', async () => {
    await subscribe('ana', 'ben', 'cleo')
    await run(
      sql`UPDATE newsletter_subscriptions SET confirmed_at = now() - interval '10 days' WHERE email LIKE 'ana%'`,
    )
    await run(sql`UPDATE newsletter_subscriptions SET confirmed_at = now() - interval '20 days', state = 'ended',
      ended_at = now() - interval '1 day' WHERE email LIKE 'ben%'`)
    const { weeks } = await look()
    expect(weeks).toHaveLength(26)
    expect(weeks.slice(-4).map(({ readers, joined, left }) => [readers, joined, left])).toEqual([
      [0, 0, 0],
      [1, 1, 0],
      [2, 1, 0],
      [2, 1, 1],
    ])
  })

  it('is said by issue: the newest first, with what came back and who left after it', async () => {
    await subscribe('ana', 'ben')
    const first = await sendOne()
    await run(
      sql`UPDATE sending.sends SET asked_at = now() - interval '3 days' WHERE issue_id = ${Number(first.issue)}::int`,
    )
    await run(sql`UPDATE newsletter_subscriptions SET state = 'ended', ended_at = now() - interval '2 days'
      WHERE email LIKE 'ben%'`)
    const second = await sendOne()
    await intake('message', bounceMail(second.row, '5.1.1'))
    const { issues } = await look()
    const counts = issues.map(({ id, audience, accepted, cameBack, left, opens }) => [
      ...[id, audience, accepted, cameBack, left, opens],
    ])
    expect(counts).toEqual([
      [second.issue, 1, 1, 1, 0, null],
      [first.issue, 2, 2, 0, 1, null],
    ])
  })

  it('is for people who manage newsletters', async () => {
    expect((await rpcClient(writer).query('newsletter.getGrowth', { list: String(list) })).status).toBe(403)
  })
})
