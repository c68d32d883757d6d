import { sql } from '@payloadcms/db-postgres/drizzle'
import { type InTransaction, nothing, queryInTransaction } from '#database/sql.ts'

const off = (setting: string) => sql`set_config(${setting}, 'off', true)`

/**
 * Expressions that have PostgreSQL find words by their index until the transaction ends, for a statement within one. It takes
 * reading a vector for free, and would rather read those of all documents one by one.
 */
export const wordsLookedUp = sql`${off('enable_seqscan')}, ${off('enable_indexscan')}, set_config('work_mem', '32MB', true),
  set_config('max_parallel_workers_per_gather', '0', true)`

/** Has PostgreSQL find words by their index until the transaction ends. */
export async function lookWordsUp(req: InTransaction): Promise<void> {
  await queryInTransaction(req, sql`SELECT ${wordsLookedUp}`, nothing)
}
