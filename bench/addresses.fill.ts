import type { Client } from 'pg'

/** Prefix of addresses of the benchmark, which distinguishes them from the newsroom's own when they are removed. */
export const benchFolder = '/bench-address/'

/** Fills the ledger, its history and the redirects until they have `count` entries of the benchmark. */
export async function fillAddresses(client: Client, count: number): Promise<void> {
  const { rows } = await client.query<{ known: number }>(
    'SELECT count(*)::int AS known FROM addresses WHERE path LIKE $1',
    [`${benchFolder}%`],
  )
  const known = rows[0]?.known ?? 0
  if (known >= count) return
  await client.query('BEGIN')
  await client.query(
    `CREATE TEMP TABLE filled ON COMMIT DROP AS
     SELECT $1 || number AS path, '/section/' || (number % 1000) AS target FROM generate_series($2::int, $3::int) AS number`,
    [benchFolder, known + 1, count],
  )
  const said = `path, '301'::enum_addresses_answer, target, 'imported', 'Import'`
  await client.query(
    `INSERT INTO addresses (path, answer, target, why, by, leads_to, since) SELECT ${said}, target, now() FROM filled`,
  )
  await client.query(
    `INSERT INTO url_targets (path, type, url, code, updated_at, created_at)
     SELECT path, 'redirect', target, '301', now(), now() FROM filled`,
  )
  await client.query('COMMIT')
  await client.query('ANALYZE addresses, url_targets')
}
