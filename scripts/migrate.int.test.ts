import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import { Client } from 'pg'
import { isFromEarlierHistory } from '#cms/migrationHistory.ts'
import { podcastGuidOf } from '#collections/sections/podcastGuid.ts'
import { createTestDatabase, type TestDatabase } from '#tests/integration/testDatabase.ts'
import { runNode } from './start/command.ts'
import { migrateCommand } from './start/newsroom.ts'
import { pendingMigrations } from './start/pendingMigrations.ts'

// Processes that start Payload on a busy machine.
jest.setTimeout(900_000)

const root = path.resolve(import.meta.dirname, '..')
const pending = (url: string) => pendingMigrations(url, path.join(root, 'cms/migrations'))

// Migrates a database as `npm start` does.
const migrate = ({ url }: TestDatabase) =>
  runNode(migrateCommand, {
    environment: { ...process.env, DATABASE_URL: url, NODE_ENV: 'development', NODE_OPTIONS: '' },
  })

async function ask<Row extends object>({ url }: TestDatabase, question: string): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(question)).rows
  } finally {
    await client.end()
  }
}

// All rows of all tables, by table, but for the list of migrations.
async function rowsOf(database: TestDatabase): Promise<Map<string, object[]>> {
  const tables = await ask<{ name: string }>(
    database,
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname IN ('public', 'collaboration', 'comments') AND tablename <> 'payload_migrations' ORDER BY 1`,
  )
  const rows = new Map<string, object[]>()
  for (const { name } of tables) {
    const found = await ask<{ row: object }>(database, `SELECT to_jsonb(t) AS row FROM ${name} t ORDER BY t`)
    rows.set(
      name,
      found.map(({ row }) => row),
    )
  }
  return rows
}

const schemaOf = async (database: TestDatabase): Promise<string[]> => {
  const lines = await ask<{ line: string }>(
    database,
    `SELECT format('%s.%s.%s %s %s %s', table_schema, table_name, column_name, udt_name, is_nullable, column_default) AS line
       FROM information_schema.columns WHERE table_schema IN ('public', 'collaboration', 'comments')
     UNION ALL SELECT format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
       FROM pg_constraint WHERE contype <> 'n' AND connamespace::regnamespace::text IN ('public', 'collaboration', 'comments')
     UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname IN ('public', 'collaboration', 'comments')
     UNION ALL SELECT format('%s %s', enumtypid::regtype, string_agg(enumlabel, ',' ORDER BY enumsortorder))
       FROM pg_enum GROUP BY enumtypid
     UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal`,
  )
  return lines.map(({ line }) => line).toSorted()
}

// Tables that later migrations drop. No screen ever wrote the old home page; the new one is in `fronts`. Views of posts
// and events of readers are moved: see their test.
const droppedTables = new Set(['public.homepage', 'public.post_views', 'public.reader_events'])

// Columns that later migrations move or drop. The assistant of a candidate is moved: see its test. The text that lists
// were searched by was made of other columns; the search index of the newsroom replaces it. Failed log-ins are counted by
// account and network, where there was one lock of the account.
const isGone = (table: string, column: string): boolean =>
  ['search_text', 'version_search_text'].includes(column) ||
  (table === 'public.users' && ['login_attempts', 'lock_until'].includes(column)) ||
  (table === 'public.candidate_forums_candidates' && column === 'assistant')

const withoutGone = (table: string, row: object): object =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !isGone(table, column)))

let fresh: TestDatabase
let earlier: TestDatabase
let rowsBefore: Map<string, object[]>
beforeAll(async () => {
  fresh = await createTestDatabase()
  earlier = await createTestDatabase()
  const dump = await readFile(path.join(root, 'tests/data/database/before-history.sql.gz'))
  await ask(earlier, gunzipSync(dump).toString())
  await ask(earlier, "UPDATE posts SET type = 'episode' WHERE id = 2; UPDATE sections SET type = 'show' WHERE id = 2")
  rowsBefore = await rowsOf(earlier)
  await Promise.all([migrate(earlier), migrate(fresh)])
})
afterAll(async () => {
  await fresh.drop()
  await earlier.drop()
})

describe('a database from before the first of these migrations', () => {
  it('keeps each row', async () => {
    expect([...rowsBefore.values()].filter((rows) => rows.length === 0)).toEqual([])
    const after = await rowsOf(earlier)
    for (const [table, rows] of rowsBefore) {
      if (droppedTables.has(table)) continue
      expect([table, after.get(table)]).toEqual([
        table,
        rows.map((row) => expect.objectContaining(withoutGone(table, row))),
      ])
    }
  })

  it('has an assistant, switched off, for each that a candidate named', async () => {
    const named = await ask(
      earlier,
      `SELECT c.name, a.name AS assistant, a.slug, a.is_on FROM candidate_forums_candidates c
       JOIN assistants a ON a.id = c.assistant_id ORDER BY c.id`,
    )
    expect(named).toEqual([
      { name: 'name 1', assistant: 'assistant 1', slug: 'assistant-1', is_on: false },
      { name: 'name 2', assistant: 'assistant 2', slug: 'assistant-2', is_on: false },
    ])
  })

  it('has the views of posts among the numbers, by the day and as views of pages', async () => {
    const days = "SELECT day::text, name, post, times::int FROM numbers.days WHERE name = 'view' ORDER BY day"
    const views = [
      { day: '2026-11-21', name: 'view', post: 1, times: 1 },
      { day: '2026-11-22', name: 'view', post: 2, times: 2 },
    ]
    expect(await ask(earlier, days)).toEqual(views)
    const pages = "SELECT sum(times)::int AS times FROM numbers.days WHERE name = 'page_view'"
    expect(await ask(earlier, pages)).toEqual([{ times: 3 }])
  })

  it('has shows and episodes with the identities that podcast apps know', async () => {
    const episodes = 'SELECT p.guid, v.version_guid FROM posts p JOIN _posts_v v ON v.parent_id = p.id ORDER BY p.id'
    const guid = 'http://localhost:3001/#post-2'
    expect(await ask(earlier, episodes)).toEqual([
      { guid: null, version_guid: null },
      { guid, version_guid: guid },
    ])
    const shows = 'SELECT meta_podcast_guid AS guid FROM sections ORDER BY id'
    expect(await ask(earlier, shows)).toEqual([{ guid: null }, { guid: podcastGuidOf('localhost:3001/#section-2') }])
  })

  it('has the schema of a new one, and all migrations', async () => {
    expect(await schemaOf(earlier)).toEqual(await schemaOf(fresh))
    expect([await pending(earlier.url), await pending(fresh.url)]).toEqual([[], []])
  })

  it('is distinguished from a new one, and refused where it lacks some of what came before', async () => {
    const isEarlier = async ({ url }: TestDatabase) => {
      const client = new Client({ connectionString: url })
      await client.connect()
      return isFromEarlierHistory(drizzle({ client })).finally(() => client.end())
    }
    expect([await isEarlier(earlier), await isEarlier(fresh)]).toEqual([true, false])
    await ask(earlier, "DELETE FROM payload_migrations WHERE name LIKE '20261122_%'")
    await expect(isEarlier(earlier)).rejects.toThrow('This database lacks 20261122_194839')
  })
})

describe('a migrated database', () => {
  it('keeps the history of addresses from being changed, by SQL too', async () => {
    await expect(ask(earlier, `UPDATE address_entries SET by = 'Another'`)).rejects.toThrow('only ever added to')
    await expect(ask(earlier, 'DELETE FROM address_entries')).rejects.toThrow('only ever added to')
  })
})
