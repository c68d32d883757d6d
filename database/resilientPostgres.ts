import { postgresAdapter } from '@payloadcms/db-postgres'
import { batchedWrites } from './batchedWrites.ts'
import { concurrentSessions } from './concurrentSessions.ts'
import { pagesById } from './pagesById.ts'
import { rememberedUpdates } from './rememberedUpdates.ts'
import { resilientPg } from './resilientPool.ts'
import { surfaceCommitErrors } from './surfaceCommitErrors.ts'

// Milliseconds. After ten seconds, as node-postgres has it, the next click of an editor would wait for a new connection, which
// knows no plans.
const idleTimeoutMillis = 600_000

/** Returns Payload's PostgreSQL adapter for a database that may restart at any time. */
export function resilientPostgres(options: Parameters<typeof postgresAdapter>[0]) {
  const pool = { idleTimeoutMillis, ...options.pool }
  return rememberedUpdates(
    batchedWrites(
      concurrentSessions(surfaceCommitErrors(pagesById(postgresAdapter({ ...options, pool, pg: resilientPg })))),
    ),
  )
}
