import { postgresAdapter } from '@payloadcms/db-postgres'
import { batchedWrites } from './batchedWrites.ts'
import { concurrentSessions } from './concurrentSessions.ts'
import { pagesById } from './pagesById.ts'
import { rememberedUpdates } from './rememberedUpdates.ts'
import { resilientPg } from './resilientPool.ts'
import { surfaceCommitErrors } from './surfaceCommitErrors.ts'

/** Returns Payload's PostgreSQL adapter for a database that may restart at any time. */
export function resilientPostgres(options: Parameters<typeof postgresAdapter>[0]) {
  return rememberedUpdates(
    batchedWrites(concurrentSessions(surfaceCommitErrors(pagesById(postgresAdapter({ ...options, pg: resilientPg }))))),
  )
}
