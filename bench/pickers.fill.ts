import type { Client } from 'pg'
import { indexRows, removeIndexed } from './search.fill.ts'

// Prefix of slugs of the benchmark, which distinguishes the names from the newsroom's own when they are removed.
const benchSlug = 'bench-name-'

const first = ['Harbor', 'Council', 'River', 'Winter', 'School', 'Ferry', 'Mill', 'North', 'Garden', 'Union']
const second = ['Street', 'Reyes', 'Watch', 'Okafor', 'Budget', 'Lind', 'Bridge', 'Marsh', 'League', 'Pike']

/** Fills a table of names until it holds `count` of the benchmark, each of two words and a number. */
export async function fillNames(client: Client, table: 'tags' | 'authors', count: number): Promise<void> {
  await client.query(
    `INSERT INTO ${table} (name, slug, updated_at, created_at)
     SELECT ($1::text[])[1 + number % 10] || ' ' || ($2::text[])[1 + (number / 10) % 10] || ' ' || number,
       $3 || number, now(), now()
     FROM generate_series(1, $4::int) AS number
     ON CONFLICT (slug) DO NOTHING`,
    [first, second, benchSlug, count],
  )
  await client.query(`ANALYZE ${table}`)
  await indexRows(client, table, 'name')
}

export async function removeNames(client: Client, table: 'tags' | 'authors'): Promise<void> {
  await client.query(`DELETE FROM ${table} WHERE slug LIKE $1`, [`${benchSlug}%`])
  await removeIndexed(client, table)
}
