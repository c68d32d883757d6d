import { type CollectionSlug, createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { holdRow } from '#collections/lifecycle/ownRow.ts'
import { inTransaction } from '#database/transaction.ts'

// Documents that are looked up at once.
const atOnce = 100

// Above every id.
const newest = 2_147_483_647

interface Filled {
  collection: CollectionSlug
  // Returns ids that the index lacks, the highest first.
  missing(req: PayloadRequest, range: { below: number; limit: number }): Promise<number[]>
  refresh(req: PayloadRequest, id: number): Promise<void>
}

/** Adds what an index lacks, each document in a transaction of its own. Several processes may do it at once. */
export async function fillMissing(payload: Payload, { collection, missing, refresh }: Filled): Promise<void> {
  let below = newest
  while (below > 0) {
    const ids = await missing(await createLocalReq({}, payload), { below, limit: atOnce })
    for (const id of ids) {
      const req = await createLocalReq({}, payload)
      await inTransaction(req, async () => {
        // Held, or it could change between being read and being stored.
        await holdRow(req, collection, id)
        await refresh(req, id)
      })
    }
    below = ids.at(-1) ?? 0
  }
}
