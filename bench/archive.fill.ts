import { Client, escapeIdentifier } from 'pg'
import type { Screen } from '#scripts/start/screen.ts'
import type { BackOffice } from './backOffice.ts'
import type { Limits } from './measure.types.ts'
import { readyStories } from './readyStory.ts'
import { fillSearchIndexes } from './search.fill.ts'

// Stories that are published through the back office; all others are copies of their rows.
const originals = 100

export interface Filling {
  backOffice: BackOffice
  databaseUrl: string
  posts: number
  limits: Limits
  screen: Screen
}

/**
 * Fills a newsroom with published posts, one for every 53 minutes before now. Publishing ten thousand stories one by one
 * takes many minutes; so some are, with all that belongs to it, and the database multiplies their rows: each copy has an
 * address, a date and a version of its own.
 */
export async function fillArchive({ backOffice, databaseUrl, posts, limits, screen }: Filling): Promise<void> {
  const ids = await publishOriginals(backOffice, Math.min(originals, posts, limits.items), screen)
  await screen.step(`Copying them until there are ${posts.toLocaleString('en')}`, async (report) => {
    const client = new Client({ connectionString: databaseUrl })
    await client.connect()
    try {
      await client.query('BEGIN')
      await multiply(client, ids, Math.max(0, posts - ids.length))
      await client.query('COMMIT')
      await fillSearchIndexes(client, report)
      // As PostgreSQL does by itself a while after so many have come.
      await client.query('VACUUM ANALYZE')
    } finally {
      await client.end()
    }
  })
}

async function publishOriginals(backOffice: BackOffice, count: number, screen: Screen): Promise<number[]> {
  const storyOf = await readyStories(backOffice)
  const made: number[] = []
  await screen.step(`Publishing ${count} stories`, async (report) => {
    for (let number = 0; number < count; number += 1) {
      const own = { slug: `bench-original-${number}`, publishDateTime: '2020-01-01T12:00:00.000Z' }
      const doc = await backOffice.create('posts', { ...storyOf(number), ...own })
      if (typeof doc === 'object' && doc && 'id' in doc && typeof doc.id === 'number') {
        await backOffice.publish('posts', doc.id)
        made.push(doc.id)
      }
      report(`${made.length} of ${count}`)
    }
  })
  return made
}

// Returns the values in which a copied post differs, `prefix` being that of its columns: a version has all of them once
// more.
const ownValues = (prefix: string): Record<string, string> => ({
  [`${prefix}slug`]: `'bench-' || copies.number`,
  [`${prefix}path`]: `to_char(copies.published_at, '/YYYY/MM/DD/') || 'bench-' || copies.number`,
  [`${prefix}publish_date_time`]: 'copies.published_at',
  [`${prefix}headline`]: `left(source.${prefix}headline, 80) || ' ' || copies.number`,
  [`${prefix}import_key`]: 'NULL',
  [`${prefix}created_at`]: 'copies.published_at',
  [`${prefix}updated_at`]: 'copies.published_at',
})

async function multiply(client: Client, ids: readonly number[], count: number): Promise<void> {
  await client.query(
    `CREATE TEMP TABLE copies ON COMMIT DROP AS
     SELECT nextval('posts_id_seq')::int AS id, ($1::int[])[1 + number % cardinality($1::int[])] AS source_id, number,
            date_trunc('second', now()) - number * interval '53 minutes' AS published_at
     FROM generate_series(1, $2::int) AS number`,
    [ids, count],
  )
  await copyRows(client, { table: 'posts', from: 'copies', own: ownValues('') })
  await client.query(
    `CREATE TEMP TABLE version_copies ON COMMIT DROP AS
     SELECT nextval('_posts_v_id_seq')::int AS id, version.id AS source_id, copies.id AS post, number, published_at
     FROM copies JOIN _posts_v version ON version.parent_id = copies.source_id AND version.latest`,
  )
  const own = { ...ownValues('version_'), parent_id: 'copies.post', created_at: 'now()', updated_at: 'now()' }
  await copyRows(client, { table: '_posts_v', from: 'version_copies', own })
  await client.query(
    `INSERT INTO addresses (path, answer, owner, why, by, since)
     SELECT path, '200', 'posts:' || posts.id, 'published', 'Import', publish_date_time
     FROM posts JOIN copies ON copies.id = posts.id ON CONFLICT (path) DO NOTHING`,
  )
}

interface Copying {
  table: string
  // A table that names the `id` of every copy and the `source_id` of what it is a copy of.
  from: string
  own: Record<string, string>
}

// Copies rows, and the rows of all tables that belong to them: what is deleted with a row is copied with it.
async function copyRows(client: Client, { table, from, own }: Copying): Promise<void> {
  await insertCopies(client, { table, from, own: { ...own, id: 'copies.id' }, on: 'id' })
  const { rows } = await client.query<{ table: string; parent: string }>(
    `SELECT child.relname AS table, attname AS parent
     FROM pg_constraint JOIN pg_class child ON child.oid = conrelid
       JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
     WHERE contype = 'f' AND confdeltype = 'c' AND confrelid = $1::regclass
       AND attname IN ('parent_id', '_parent_id') AND child.relname LIKE $2`,
    [escapeIdentifier(table), `${table.replaceAll('_', '\\_')}\\_%`],
  )
  for (const { table: child, parent } of rows) {
    await insertCopies(client, { table: child, from, own: { [parent]: 'copies.id' }, on: parent })
  }
}

async function insertCopies(client: Client, { table, from, own, on }: Copying & { on: string }): Promise<void> {
  const { rows } = await client.query<{ name: string; fallback: string | null }>(
    `SELECT column_name AS name, column_default AS fallback FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = $1 ORDER BY ordinal_position`,
    [table],
  )
  const valueIn = ({ name, fallback }: { name: string; fallback: string | null }) =>
    own[name] ?? (name === 'id' ? (fallback ?? 'gen_random_uuid()::text') : `source.${escapeIdentifier(name)}`)
  await client.query(
    `INSERT INTO ${escapeIdentifier(table)} (${rows.map(({ name }) => escapeIdentifier(name)).join(', ')})
     SELECT ${rows.map(valueIn).join(', ')}
     FROM ${from} copies JOIN ${escapeIdentifier(table)} source ON source.${escapeIdentifier(on)} = copies.source_id`,
  )
}
