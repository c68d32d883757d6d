import pg from 'pg'
import { defaultTimeZone } from '#contract/defaultTimeZone.ts'

const detail = 'browser-test'

/** Counts views of stories in this hour and day. @param views times by the ids of the stories */
export async function addViews(databaseUrl: string, views: ReadonlyMap<number, number>): Promise<void> {
  const insert = `WITH view AS (SELECT * FROM unnest($2::int[], $3::bigint[]) AS view (post, times)),
      today AS (SELECT (now() AT TIME ZONE coalesce((SELECT time_zone FROM settings), $4))::date AS day),
      hours AS (INSERT INTO numbers.hours (hour, name, post, detail, times)
        SELECT date_trunc('hour', now()), 'view', post, $1, times FROM view)
    INSERT INTO numbers.days (day, name, post, detail, times) SELECT day, 'view', post, $1, times FROM view, today`
  await run(databaseUrl, insert, [detail, [...views.keys()], [...views.values()], defaultTimeZone])
}

/** Takes back all views that `addViews` counted. */
export async function removeViews(databaseUrl: string): Promise<void> {
  await run(databaseUrl, 'DELETE FROM numbers.hours WHERE detail = $1', [detail])
  await run(databaseUrl, 'DELETE FROM numbers.days WHERE detail = $1', [detail])
}

async function run(connectionString: string, statement: string, values: unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(statement, values).finally(() => client.end())
}
