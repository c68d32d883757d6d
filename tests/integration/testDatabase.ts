import { randomBytes } from 'node:crypto'
import pg from 'pg'

export interface TestDatabase {
  url: string
  drop: () => Promise<void>
}

/**
 * A fresh database of its own for one test file, in the server of TEST_DATABASE_URL.
 * @throws Error when TEST_DATABASE_URL is missing: integration tests never fall back to a database that matters.
 */
export const createTestDatabase = async (): Promise<TestDatabase> => {
  const server = process.env.TEST_DATABASE_URL
  if (!server)
    throw new Error('Set TEST_DATABASE_URL to a PostgreSQL server whose databases the tests may create and drop.')
  const name = `citydesk_test_${randomBytes(6).toString('hex')}`
  await onServer(server, `CREATE DATABASE ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => onServer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) }
}

const onServer = async (connectionString: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
