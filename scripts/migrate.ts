import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { getPayload } from 'payload'
import { z } from 'zod'
import { migrations } from '#cms/migrations/index.ts'
import config from '#payload.config'

// Payload's own type of a migration does not say what it is called with.
const migrating = z.custom<MigrateUpArgs & MigrateDownArgs>((value) => typeof value === 'object' && value !== null)

// `npm run migrate`: brings the database of DATABASE_URL to the committed migrations. Finished ones are skipped.
// Payload's adapter looks at this to leave the schema alone until the migrations have run.
process.env.PAYLOAD_MIGRATING = 'true'
const payload = await getPayload({ config, disableOnInit: true })
await payload.db.migrate({
  migrations: migrations.map(({ name, up, down }) => ({
    name,
    up: (args) => up(migrating.parse(args)),
    down: (args) => down(migrating.parse(args)),
  })),
})
await payload.destroy()
process.exit(0)
