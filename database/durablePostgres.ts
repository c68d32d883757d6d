import { postgresAdapter } from '@payloadcms/db-postgres'
import { batchedWrites } from './batchedWrites.ts'
import { durablePg } from './durablePool.ts'
import { honestCommits } from './honestCommits.ts'

/** Payload's adapter of PostgreSQL, for a database that may go away and come back at any moment. */
export const durablePostgres = (options: Parameters<typeof postgresAdapter>[0]) =>
  batchedWrites(honestCommits(postgresAdapter({ ...options, pg: durablePg })))
