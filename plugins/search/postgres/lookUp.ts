import type { Settings } from '#database/transaction.ts'

/**
 * Settings under which PostgreSQL finds words by their index. It takes reading a vector for free, and would rather read those
 * of all documents one by one.
 */
export const wordsLookedUp: Settings = {
  enable_seqscan: 'off',
  enable_indexscan: 'off',
  work_mem: '32MB',
  max_parallel_workers_per_gather: '0',
}
