import type { Client } from 'pg'

// Days back from now that are filled, and rows of each post in each of their hours.
const days = 30
const rowsOfPost = 8

// Number that distinguishes the benchmark's posts from the newsroom's own: their rows are removed by it.
const firstPost = 1_000_000_000

/**
 * Fills the hours of the last 30 days with about `rows` rows of made-up posts: views by referrer, engaged time, depth; and
 * the days with their sums.
 */
export async function fillNumbers(client: Client, rows: number): Promise<void> {
  const posts = Math.max(1, Math.round(rows / (days * 24 * rowsOfPost)))
  await client.query(
    `SELECT numbers.open_month(parent, (now() - back * interval '1 day')::date)
     FROM unnest(ARRAY['hours', 'days']) AS parent, generate_series(-1, $1::int + 31, 15) AS back`,
    [days],
  )
  await client.query(
    `INSERT INTO numbers.hours (hour, name, post, detail, times)
     SELECT date_trunc('hour', now(), 'UTC') - ago * interval '1 hour', kind.name, $2 + post, kind.detail, 1 + (post * 7 + ago) % 90
     FROM generate_series(0, $1::int * 24 - 1) AS ago, generate_series(1, $3::int) AS post,
       (VALUES ('view', 'search'), ('view', 'social'), ('view', 'newsletter'), ('view', 'direct'), ('view', 'internal'),
         ('view', 'other'), ('engaged', ''), ('read_depth', '75')) AS kind (name, detail)`,
    [days, firstPost, posts],
  )
  await client.query(
    `INSERT INTO numbers.hours (hour, name, post, detail, times)
     SELECT hour, 'page_view', 0, 'article', sum(times) FROM numbers.hours WHERE name = 'view' AND post > $1 GROUP BY hour
     ON CONFLICT (name, hour, post, detail) DO UPDATE SET times = hours.times + excluded.times`,
    [firstPost],
  )
  await client.query(
    `INSERT INTO numbers.days (day, name, post, detail, times)
     SELECT (hour AT TIME ZONE 'America/Los_Angeles')::date, name, post, detail, sum(times) FROM numbers.hours
     WHERE post > $1 OR name = 'page_view' GROUP BY 1, 2, 3, 4
     ON CONFLICT (name, day, post, detail) DO UPDATE SET times = excluded.times`,
    [firstPost],
  )
  // As the back office does every hour.
  await client.query(
    `SELECT numbers.add_up_days(today - 29, today - 1) FROM (SELECT (now() AT TIME ZONE 'America/Los_Angeles')::date AS today) AS days`,
  )
  // As PostgreSQL does by itself a while after so many have come.
  await client.query('VACUUM ANALYZE numbers.hours')
  await client.query('VACUUM ANALYZE numbers.days')
  await client.query('VACUUM ANALYZE numbers.ended_days')
}

/** Removes what `fillNumbers` has made. */
export async function removeNumbers(client: Client): Promise<void> {
  for (const table of ['hours', 'days'])
    await client.query(`DELETE FROM numbers.${table} WHERE post > $1 OR name = 'page_view'`, [firstPost])
  await client.query('DELETE FROM numbers.ended_span')
}
