import { readdir } from 'node:fs/promises'
import { Client, DatabaseError } from 'pg'
import { EnvironmentError } from '#cms/environment.ts'

// PostgreSQL's error code for a missing table.
const undefinedTable = '42P01'

/**
 * Returns the names of the committed migrations that were not applied to a database. The query takes milliseconds,
 * while loading the whole configuration only to learn that there is nothing to do takes seconds of every start.
 * @param folder where the migrations lie, a `.ts` file each
 * @throws EnvironmentError when the database cannot be reached
 */
export async function pendingMigrations(databaseUrl: string, folder: string): Promise<string[]> {
  const committed = (await readdir(folder))
    .filter((file) => /^\d{8}_\d{6}.*\.ts$/.test(file))
    .map((file) => file.replace(/\.ts$/, ''))
    .toSorted()
  const seen = await seenMigrations(databaseUrl)
  return committed.filter((name) => !seen.has(name))
}

async function seenMigrations(databaseUrl: string): Promise<ReadonlySet<string>> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect().catch((error: unknown) => {
    const reason =
      error instanceof Error ? error.message || String('code' in error ? error.code : error.name) : String(error)
    throw new EnvironmentError(`DATABASE_URL leads to no PostgreSQL that lets us in: ${reason}`)
  })
  try {
    const { rows } = await client.query<{ name: string }>('SELECT name FROM payload_migrations')
    return new Set(rows.map(({ name }) => name))
  } catch (error) {
    if (error instanceof DatabaseError && error.code === undefinedTable) return new Set()
    throw error
  } finally {
    await client.end()
  }
}
