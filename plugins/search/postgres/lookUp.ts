import type { Settings } from '#database/transaction.ts'

/**
 * Settings under which PostgreSQL finds words by their index. Its planner counts the reading of a vector as free, and would
 * rather read the vectors of all documents. For statements in which no other index of that table can be used.
 */
export const withoutSequentialScans: Settings = {
  enable_seqscan: 'off',
  work_mem: '32MB',
  max_parallel_workers_per_gather: '0',
}

/** Settings under which PostgreSQL finds words by their index, in any statement. */
export const wordsLookedUp: Settings = { ...withoutSequentialScans, enable_indexscan: 'off' }
