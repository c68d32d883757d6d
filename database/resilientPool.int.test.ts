import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { Client, type PoolClient } from 'pg'
import { ResilientPool } from './resilientPool.ts'
import { asStranger } from './strangers.ts'

const connectionString = process.env.TEST_DATABASE_URL
const pool = new ResilientPool({ connectionString, max: 1, connectionTimeoutMillis: 10_000 })
const someoneElse = new Client({ connectionString })

beforeAll(() => someoneElse.connect())
afterAll(async () => {
  await pool.end()
  await someoneElse.end()
})

// Ends a connection from outside, as PostgreSQL does when it goes down, and resolves when that has been noticed.
async function endConnection(client: PoolClient): Promise<void> {
  const { rows } = await client.query('SELECT pg_backend_pid() AS id')
  const ended = new Promise((resolve) => client.once('end', () => resolve(null)))
  await someoneElse.query('SELECT pg_terminate_backend($1)', [rows[0].id])
  await ended
}

const one = async () => (await pool.query('SELECT 1 AS one')).rows

describe('a pool of connections', () => {
  it('has room for a new one after each that ended without being released', async () => {
    for (let time = 0; time < 3; time += 1) await endConnection(await pool.connect())
    expect(await one()).toEqual([{ one: 1 }])
  })

  it('takes no harm from one that is given back after its end', async () => {
    const client = await pool.connect()
    await endConnection(client)
    client.release()
    expect(await one()).toEqual([{ one: 1 }])
    expect(pool.totalCount).toBe(1)
  })

  it('says so of one that was given back and breaks, and takes no harm', async () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue()
    const client = await pool.connect()
    const { rows } = await client.query('SELECT pg_backend_pid() AS id')
    client.release()
    const removed = new Promise((resolve) => pool.once('remove', () => resolve(null)))
    await someoneElse.query('SELECT pg_terminate_backend($1)', [rows[0].id])
    await removed
    expect(await one()).toEqual([{ one: 1 }])
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('A connection to the database was lost'))
    warn.mockRestore()
  })

  it('reports a broken connection to its user at the next query', async () => {
    const client = await pool.connect()
    await endConnection(client)
    await expect(client.query('SELECT 1')).rejects.toThrow('not queryable')
  })
})

describe('the share of strangers', () => {
  const shared = new ResilientPool({ connectionString, max: 4 })
  afterAll(() => shared.end())

  it('leaves connections to all others, and goes to the next one who waits', async () => {
    const held = await asStranger(() => Promise.all([shared.connect(), shared.connect()]))
    let isAnswered = false
    const waiting = asStranger(() => shared.query('SELECT 2 AS two')).then(({ rows }) => {
      isAnswered = true
      return rows
    })
    expect((await shared.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
    expect(isAnswered).toBe(false)
    held[0]?.release()
    expect(await waiting).toEqual([{ two: 2 }])
    held[1]?.release()
  })

  it('is given back by a connection that ends', async () => {
    for (let time = 0; time < 3; time += 1) await endConnection(await asStranger(() => shared.connect()))
    expect((await asStranger(() => shared.query('SELECT 1 AS one'))).rows).toEqual([{ one: 1 }])
  })
})
