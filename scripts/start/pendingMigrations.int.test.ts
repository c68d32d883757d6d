import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Client } from 'pg'
import { createTestDatabase, type TestDatabase } from '#tests/integration/testDatabase.ts'
import { pendingMigrations } from './pendingMigrations.ts'
import { freePort } from './ports.ts'

let database: TestDatabase
let folder: string
const ask = async (question: string) => {
  const client = new Client({ connectionString: database.url })
  await client.connect()
  await client.query(question)
  await client.end()
}

beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'citydesk-migrations-'))
  for (const file of [
    '20260102_000000_second.ts',
    '20260101_000000_first.ts',
    '20260101_000000_first.json',
    'index.ts',
  ]) {
    await writeFile(join(folder, file), '')
  }
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await database.drop()
})

describe('which migrations a database has not seen', () => {
  it('is all of them, in order, as long as it is empty', async () => {
    expect(await pendingMigrations(database.url, folder)).toEqual(['20260101_000000_first', '20260102_000000_second'])
  })

  it('is those that Payload has not noted', async () => {
    await ask('CREATE TABLE payload_migrations (name varchar)')
    await ask("INSERT INTO payload_migrations VALUES ('20260101_000000_first')")
    expect(await pendingMigrations(database.url, folder)).toEqual(['20260102_000000_second'])
    await ask("INSERT INTO payload_migrations VALUES ('20260102_000000_second')")
    expect(await pendingMigrations(database.url, folder)).toEqual([])
  })

  it('says which variable is to blame when there is no database', async () => {
    const nowhere = `postgres://nobody@127.0.0.1:${await freePort()}/nowhere`
    await expect(pendingMigrations(nowhere, folder)).rejects.toThrow(
      /^DATABASE_URL leads to no PostgreSQL .*ECONNREFUSED/,
    )
  })
})
