import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// The first and the last of the migrations that databases were made by before the history in `cms/migrations` began.
const first = '20261120_233402_initial'
const last = '20261122_194839_corrections_and_profiles'

/**
 * Returns whether a database has everything of the first migrations already, because the ones before them made it.
 * @throws Error when those were not all applied
 */
export async function isFromEarlierHistory(db: Pick<MigrateUpArgs['db'], 'execute'>): Promise<boolean> {
  const { rows: tables } = await db.execute(sql`SELECT to_regclass('payload_migrations') AS name`)
  if (!tables[0]?.name) return false
  const { rows } = await db.execute(sql`SELECT name FROM payload_migrations WHERE name IN (${first}, ${last})`)
  if (rows.length === 1) {
    throw new Error(
      `This database lacks ${last}: start it once with the version that has that migration, then with this one.`,
    )
  }
  return rows.length > 0
}
