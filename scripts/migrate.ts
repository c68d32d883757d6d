import { getPayload } from 'payload'
import config from '#payload.config'

// `npm run migrate`: brings the database of DATABASE_URL to the committed migrations. Finished ones are skipped.
// Payload's adapter looks at this to leave the schema alone until the migrations have run.
process.env.PAYLOAD_MIGRATING = 'true'
const payload = await getPayload({ config, disableOnInit: true })
await payload.db.migrate()
await payload.destroy()
process.exit(0)
