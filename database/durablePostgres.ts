import { postgresAdapter } from '@payloadcms/db-postgres'
import { batchedWrites } from './batchedWrites.ts'
import { durablePg } from './durablePool.ts'
import { surfaceCommitErrors } from './surfaceCommitErrors.ts'

/** Payload's PostgreSQL adapter for a database that may restart at any time. */
export const durablePostgres = (options: Parameters<typeof postgresAdapter>[0]) =>
  batchedWrites(surfaceCommitErrors(postgresAdapter({ ...options, pg: durablePg })))
