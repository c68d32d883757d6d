import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { Client } from 'pg'
import { ResilientPool } from './resilientPool.ts'

const connectionString = process.env.TEST_DATABASE_URL
const someoneElse = new Client({ connectionString })
let pool: ResilientPool

beforeAll(async () => {
  await someoneElse.connect()
  await someoneElse.query('CREATE TABLE kept_plans (id int, title varchar)')
})
afterAll(async () => {
  await someoneElse.query('DROP TABLE kept_plans')
  await someoneElse.end()
})
beforeEach(() => {
  pool = new ResilientPool({ connectionString, max: 1 })
})
afterEach(() => pool.end())

// As Payload writes them.
const long = (columns: string) => `select ${columns} from "kept_plans" where "id" = $1 ${'-- long '.repeat(200)}`
const read = (text: string) => pool.query({ text, values: [1] })
const kept = async () => (await pool.query('SELECT statement FROM pg_prepared_statements')).rows

describe('plans of statements', () => {
  it('are kept for a long read from its third use on', async () => {
    const text = long('"id", "title"')
    await read(text)
    await read(text)
    expect(await kept()).toEqual([])
    await read(text)
    expect(await kept()).toEqual([{ statement: text }])
    await read(text)
    expect(await kept()).toHaveLength(1)
  })

  it('are kept in a transaction too, and on each new connection again', async () => {
    const text = long('"title", "id"')
    const client = await pool.connect()
    await client.query('BEGIN')
    for (let time = 0; time < 4; time += 1) await client.query({ text, values: [time] })
    expect((await client.query('SELECT statement FROM pg_prepared_statements')).rows).toHaveLength(1)
    await client.query('COMMIT')
    client.release(true)
    expect(await kept()).toEqual([])
    await read(text)
    expect(await kept()).toHaveLength(1)
  })

  it.each([
    ['a short read', 'select "id" from "kept_plans" where "id" = $1'],
    ['a statement of our own', `SELECT id FROM kept_plans WHERE id = $1 ${'-- long '.repeat(200)}`],
    ['a write', `UPDATE kept_plans SET id = $1 WHERE false ${'-- long '.repeat(200)}`],
  ])('are not kept for %s', async (_, text) => {
    for (let time = 0; time < 5; time += 1) await read(text)
    expect(await kept()).toEqual([])
  })

  it('follow a new column', async () => {
    const text = long('"id"')
    for (let time = 0; time < 4; time += 1) await read(text)
    await someoneElse.query('ALTER TABLE kept_plans ADD COLUMN dek varchar')
    expect((await read(text)).rows).toEqual([])
  })

  it('are given up, with a warning, where the database refuses them: the next read has its answer', async () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue()
    const text = long('"title"')
    for (let time = 0; time < 4; time += 1) await read(text)
    await someoneElse.query('ALTER TABLE kept_plans ALTER COLUMN title TYPE text')
    await expect(read(text)).rejects.toThrow('cached plan must not change result type')
    expect((await read(text)).rows).toEqual([])
    expect(warn).toHaveBeenCalledTimes(1)
    warn.mockRestore()
  })
})
