import pg from 'pg'

const detail = 'browser-test'

/** Counts views of stories in this hour. @param views times by the ids of the stories */
export async function addViews(databaseUrl: string, views: ReadonlyMap<number, number>): Promise<void> {
  const insert = `INSERT INTO numbers.hours (hour, name, post, detail, times)
    SELECT date_trunc('hour', now()), 'view', post, $1, times FROM unnest($2::int[], $3::bigint[]) AS view (post, times)`
  await run(databaseUrl, insert, [detail, [...views.keys()], [...views.values()]])
}

/** Takes back all views that `addViews` counted. */
export const removeViews = (databaseUrl: string): Promise<void> =>
  run(databaseUrl, 'DELETE FROM numbers.hours WHERE detail = $1', [detail])

async function run(connectionString: string, statement: string, values: unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(statement, values).finally(() => client.end())
}
