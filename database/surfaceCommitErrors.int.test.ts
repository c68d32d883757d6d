import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres'
import { commitTransaction, createLocalReq, initTransaction, killTransaction } from 'payload'
import { z } from 'zod'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import { nothing, query } from './sql.ts'

let test: TestPayload

beforeAll(async () => {
  test = await bootTestPayload()
  const req = await createLocalReq({}, test.payload)
  // Held by the database when a transaction ends, not before.
  await query(req, sql`CREATE TABLE kept (id int UNIQUE DEFERRABLE INITIALLY DEFERRED)`, nothing)
})

afterAll(() => test.stop())

async function writing(...numbers: number[]) {
  const req = await createLocalReq({}, test.payload)
  await initTransaction(req)
  for (const number of numbers) await query(req, sql`INSERT INTO kept (id) VALUES (${number})`, nothing)
  return req
}

const kept = async () =>
  query(await createLocalReq({}, test.payload), sql`SELECT id FROM kept`, z.object({ id: z.number() }))

describe('a transaction', () => {
  it('that cannot be committed fails, and leaves nothing', async () => {
    await expect(commitTransaction(await writing(1, 1))).rejects.toMatchObject({
      cause: { constraint: 'kept_id_key' },
    })
    expect(await kept()).toEqual([])
  })

  it('that is committed is kept', async () => {
    await commitTransaction(await writing(2))
    expect(await kept()).toEqual([{ id: 2 }])
  })

  it('that is given up leaves nothing, and is no error', async () => {
    await killTransaction(await writing(3))
    expect(await kept()).toEqual([{ id: 2 }])
  })
})
