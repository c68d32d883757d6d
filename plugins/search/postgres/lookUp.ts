import type { Settings } from '#database/transaction.ts'

/**
 * Settings under which PostgreSQL finds words by their index, where no other index of the table can be of use: it takes
 * reading a vector for free, and would rather read those of all documents one by one.
 */
export const withoutSequentialScans: Settings = {
  enable_seqscan: 'off',
  work_mem: '32MB',
  max_parallel_workers_per_gather: '0',
}

/** Settings under which PostgreSQL finds words by their index, in any statement. */
export const wordsLookedUp: Settings = { ...withoutSequentialScans, enable_indexscan: 'off' }
