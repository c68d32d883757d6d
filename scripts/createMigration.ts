/** `npm run migrate:create -- NAME`: writes the migration from the newest one to what the collections say now. */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { getPayload } from 'payload'
import config from '#payload.config'

const folder = path.resolve(import.meta.dirname, '../cms/migrations')

// Rewrites a migration: Payload imports types as values, which no runtime used here accepts, and leaves out file
// endings.
async function makeLoadable(): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.ts')) continue
    const file = path.join(folder, name)
    const source = await readFile(file, 'utf8')
    const loadable = source
      .replace(
        'import { MigrateUpArgs, MigrateDownArgs, sql }',
        'import { type MigrateUpArgs, type MigrateDownArgs, sql }',
      )
      .replace(/from '(\.\/[0-9a-z_]+)'/gi, "from '$1.ts'")
    if (loadable !== source) await writeFile(file, loadable)
  }
}

// Payload compares the collections with the newest snapshot of the schema; the ones before it are never read again.
async function removeOlderSnapshots(): Promise<void> {
  const snapshots = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
  for (const name of snapshots.slice(0, -1)) await rm(path.join(folder, name))
}

const [name = 'change'] = process.argv.slice(2)
process.env.PAYLOAD_MIGRATING = 'true'
const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true })
await payload.db.createMigration({ payload, migrationName: name, skipEmpty: true })
await makeLoadable()
await removeOlderSnapshots()
process.exit(0)
