import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres'
import { commitTransaction, createLocalReq, initTransaction } from 'payload'
import { z } from 'zod'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import { createAdministrator, createPerson, type Person } from '#tests/integration/people.ts'
import { readerClient, signIn } from '#tests/integration/restClient.ts'
import { until } from '#tests/until.ts'
import { nothing, query, queryInTransaction } from './sql.ts'

let app: TestPayload
let writer: Person

beforeAll(async () => {
  app = await bootTestPayload()
  await createAdministrator(app.payload)
  writer = await createPerson(app.payload, ['CREATE_POST'])
})
afterAll(() => app.stop())

const me = z.object({ user: z.object({ id: z.number() }).nullable() })
const isSignedIn = async (person: Awaited<ReturnType<typeof signIn>>) =>
  me.parse((await person('GET', '/api/users/me')).body).user?.id === writer.id

// Holds the account in a transaction until `work` has made a request wait for it, then changes it by `change`.
async function whileHeld(work: () => Promise<unknown>, change: Parameters<typeof query>[1]): Promise<void> {
  const req = await createLocalReq({}, app.payload)
  await initTransaction(req)
  await queryInTransaction(req, sql`SELECT FROM users WHERE id = ${writer.id} FOR UPDATE`, nothing)
  const working = work()
  const waiting = sql`SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`
  const reader = await createLocalReq({}, app.payload)
  await until('a request waits for the account', async () => (await query(reader, waiting, nothing)).length > 0)
  await query(req, change, nothing)
  await commitTransaction(req)
  await working
}

describe('sessions of one account', () => {
  it('are as many as there are logins at once', async () => {
    const logins = await Promise.all(Array.from({ length: 8 }, () => signIn(app, writer.email)))
    expect(await Promise.all(logins.map(isSignedIn))).toEqual(logins.map(() => true))
  })

  it('end one by one while others begin', async () => {
    const leaving = await Promise.all(Array.from({ length: 4 }, () => signIn(app, writer.email)))
    const logouts = leaving.map((person) => person('POST', '/api/users/logout'))
    const [coming] = await Promise.all([
      Promise.all(Array.from({ length: 4 }, () => signIn(app, writer.email))),
      ...logouts,
    ])
    expect(await Promise.all(leaving.map(isSignedIn))).toEqual(leaving.map(() => false))
    expect(await Promise.all(coming.map(isSignedIn))).toEqual(coming.map(() => true))
  })

  it('begin without a change of the account: what an administrator withdraws meanwhile stays withdrawn', async () => {
    await whileHeld(() => signIn(app, writer.email), sql`UPDATE users SET status = 'INACTIVE' WHERE id = ${writer.id}`)
    const { status } = await app.payload.findByID({ collection: 'users', id: writer.id })
    expect(status).toBe('INACTIVE')
    await app.payload.update({ collection: 'users', id: writer.id, data: { status: 'ACTIVE' } })
  })

  it('that were ended meanwhile do not come back by a refresh', async () => {
    const person = await signIn(app, writer.email)
    const other = await signIn(app, writer.email)
    await whileHeld(
      () => person('POST', '/api/users/refresh-token'),
      sql`DELETE FROM users_sessions WHERE _parent_id = ${writer.id}`,
    )
    expect([await isSignedIn(person), await isSignedIn(other)]).toEqual([false, false])
    expect(await isSignedIn(await signIn(app, writer.email))).toBe(true)
  })

  it('all end when a person leaves everywhere', async () => {
    const [one, other] = [await signIn(app, writer.email), await signIn(app, writer.email)]
    await one('POST', '/api/users/logout?allSessions=true')
    expect([await isSignedIn(one), await isSignedIn(other)]).toEqual([false, false])
    expect((await readerClient(app)('GET', '/api/users/me')).body.user).toBeNull()
  })
})
