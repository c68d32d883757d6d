import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import { nothing, type Queryable, query } from './sql.ts'
import { inReadTransaction, inTransaction } from './transaction.ts'

let app: TestPayload
let req: PayloadRequest
beforeAll(async () => {
  app = await bootTestPayload()
  req = await createLocalReq({}, app.payload)
})
afterAll(() => app?.stop())

const settings = { statement_timeout: '1234', work_mem: '32MB' }

const settingsOf = async (within: Queryable) => {
  const statement = sql`SELECT current_setting('statement_timeout') AS timeout, current_setting('work_mem') AS memory`
  return (await query(within, statement, z.object({ timeout: z.string(), memory: z.string() })))[0]
}

const rename = sql`UPDATE tags SET name = 'Renamed'`

describe('reads under settings', () => {
  it('have them until they end, many at once for one request', async () => {
    const usual = await settingsOf(req)
    const all = await Promise.all(Array.from({ length: 20 }, () => inReadTransaction(req, settings, settingsOf)))
    expect(new Set(all.map((each) => JSON.stringify(each)))).toEqual(
      new Set([JSON.stringify({ timeout: '1234ms', memory: '32MB' })]),
    )
    const after = await Promise.all(Array.from({ length: 20 }, () => settingsOf(req)))
    expect(after).toEqual(after.map(() => usual))
  })

  it('cannot write', async () => {
    const write = inReadTransaction(req, settings, (within) => query(within, rename, nothing))
    await expect(write).rejects.toMatchObject({ cause: { code: '25006' } })
  })

  it('give their connection back when they fail, and when it breaks', async () => {
    const broken = sql`SELECT pg_terminate_backend(pg_backend_pid())`
    for (let time = 0; time < 12; time += 1) {
      const failing = inReadTransaction(req, settings, (within) => query(within, sql`SELECT 1 / 0`, nothing))
      await expect(failing).rejects.toThrow()
      await expect(inReadTransaction(req, settings, (within) => query(within, broken, nothing))).rejects.toThrow()
    }
    expect(await settingsOf(req)).toBeDefined()
  })

  it('see what the transaction of their request has written', async () => {
    const { id } = await app.payload.create({ collection: 'tags', data: { name: 'Harbour' } })
    const name = sql`SELECT name FROM tags WHERE id = ${Number(id)}`
    const own = await createLocalReq({}, app.payload)
    const read = await inTransaction(own, async () => {
      await query(own, rename, nothing)
      return inReadTransaction(own, settings, async (within) => [
        await query(within, name, z.object({ name: z.string() })),
        await settingsOf(within),
      ])
    })
    expect(read).toEqual([[{ name: 'Renamed' }], { timeout: '1234ms', memory: '32MB' }])
  })
})
