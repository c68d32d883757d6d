import { afterAll, describe, expect, it } from '@jest/globals'
import { Pool } from 'pg'
import { keepRoom } from './durableConnections.plugin.ts'

const pool = new Pool({ connectionString: process.env.TEST_DATABASE_URL, max: 1, connectionTimeoutMillis: 10_000 })
pool.on('error', () => undefined)
keepRoom(pool)
afterAll(() => pool.end())

/** A connection that somebody has, and that PostgreSQL ends. */
async function endedConnection() {
  const client = await pool.connect()
  client.on('error', () => undefined)
  const ended = new Promise((resolve) => client.once('end', () => resolve(null)))
  await client.query('SELECT pg_terminate_backend(pg_backend_pid())').catch(() => undefined)
  await ended
  return client
}

const one = async () => (await pool.query('SELECT 1 AS one')).rows

describe('a pool of connections', () => {
  it('has room for a new one after each that ended and that nobody gave back', async () => {
    for (let time = 0; time < 3; time += 1) await endedConnection()
    expect(await one()).toEqual([{ one: 1 }])
  })

  it('takes no harm from one that is given back after its end', async () => {
    const client = await endedConnection()
    client.release()
    expect(await one()).toEqual([{ one: 1 }])
    expect(pool.totalCount).toBe(1)
  })
})
