import { randomBytes } from 'node:crypto'
import pg from 'pg'

export interface TestDatabase {
  url: string
  drop: () => Promise<void>
}

/**
 * Creates an empty database for one test file, in the server of TEST_DATABASE_URL.
 * @throws Error when TEST_DATABASE_URL is missing: integration tests never take a database that matters.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const database = nameTestDatabase()
  await onServer((client) => client.query(`CREATE DATABASE ${nameIn(database.url)}`))
  return database
}

/** Names a database in the server of TEST_DATABASE_URL that does not exist yet. */
export function nameTestDatabase(): TestDatabase {
  const url = databaseUrl(`citydesk_test_${randomBytes(6).toString('hex')}`)
  return { url, drop: () => onServer((client) => client.query(`DROP DATABASE IF EXISTS ${nameIn(url)} WITH (FORCE)`)) }
}

export function databaseUrl(name: string): string {
  const url = new URL(serverUrl())
  url.pathname = `/${name}`
  return url.href
}

export function nameIn(url: string): string {
  return new URL(url).pathname.slice(1)
}

/** Runs statements in the server's own database, on a connection that ends with them. */
export async function onServer(run: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl() })
  await client.connect()
  try {
    await run(client)
  } finally {
    await client.end()
  }
}

const serverUrl = (): string => {
  const server = process.env.TEST_DATABASE_URL
  if (!server)
    throw new Error('Set TEST_DATABASE_URL to a PostgreSQL server whose databases the tests may create and drop.')
  return server
}
