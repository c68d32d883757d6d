import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { createLocalReq } from 'payload'
import { nothing, queryInTransaction } from '#database/sql.ts'
import { inTransaction } from '#database/transaction.ts'
import type { ChainHead, ChainRow } from './chain.rules.ts'
import { hashOfEntry, nextRow } from './chain.rules.ts'
import { addRows, countWaiting, newestRow, waitingEntries } from './chain.store.ts'

// The lock of the process that adds to the chain.
const lockOfChain = 7301

// Entries that are sealed in one transaction.
const batchSize = 500

/** Adds all entries that are committed to the chain. Of several processes at once, each waits for the other: one chain. */
export async function sealEntries(payload: Payload): Promise<void> {
  if ((await countWaiting({ payload })) === 0) return
  while ((await sealBatch(payload)) === batchSize);
}

async function sealBatch(payload: Payload): Promise<number> {
  const req = await createLocalReq({}, payload)
  return inTransaction(req, () => sealWithin(req))
}

/** Seals a batch in the transaction of a request, which holds the end of the chain from then on. @returns how many entries */
export async function sealWithin(req: PayloadRequest): Promise<number> {
  // The statements that follow see what the holder before has committed.
  await queryInTransaction(req, sql`SELECT pg_advisory_xact_lock(${lockOfChain})`, nothing)
  const entries = await waitingEntries(req, batchSize)
  if (entries.length === 0) return 0
  const sealedAt = new Date().toISOString()
  const rows: ChainRow[] = []
  let head: ChainHead = await newestRow(req)
  for (const entry of entries) {
    const row = nextRow(head, { entryId: entry.id, entryHash: hashOfEntry(entry), sealedAt })
    rows.push(row)
    head = row
  }
  await addRows(req, rows)
  return rows.length
}
