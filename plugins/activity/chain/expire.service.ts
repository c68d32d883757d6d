import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { createLocalReq } from 'payload'
import { z } from 'zod'
import { recordActivity } from '#collections/activity/recordActivity.ts'
import { query } from '#database/sql.ts'
import { inTransaction } from '#database/transaction.ts'
import { removedThrough } from './chain.store.ts'
import { sealWithin } from './seal.service.ts'

const dayLength = 86_400_000

/**
 * Removes the content of sealed entries that are older than some days, and records that it did. Rows of the chain stay.
 * @returns the number of entries
 */
export async function expireEntries(payload: Payload, days: number, now: Date): Promise<number> {
  const req = await createLocalReq({}, payload)
  const until = new Date(now.getTime() - days * dayLength).toISOString()
  return inTransaction(req, async () => {
    // Up to the first entry that is kept: what is removed is a beginning of the chain, without holes.
    const [last] = await query(
      req,
      sql`SELECT coalesce(
            (SELECT min(sealed.sequence) - 1 FROM activity_chain.rows AS sealed JOIN activity ON activity.id = sealed.entry_id
             WHERE activity.created_at >= ${until}::timestamptz),
            (SELECT max(sequence) FROM activity_chain.rows), 0) AS sequence`,
      z.object({ sequence: z.coerce.number() }),
    )
    const through = last?.sequence ?? 0
    if (through <= (await removedThrough(req))) return 0
    const [result] = await query(
      req,
      sql`SELECT activity_chain.remove_through(${through}) AS removed`,
      z.object({ removed: z.number() }),
    )
    const removed = result?.removed ?? 0
    await recordActivity(req, {
      action: 'expire',
      outcome: 'done',
      source: 'job',
      collection: req.payload.collections.activity.config,
      document: { id: 'activity' },
      from: null,
      to: null,
      by: null,
      detail: { removed, until, through },
    })
    // At once: a check of another process must find the reason together with the removal.
    while ((await sealWithin(req)) > 0);
    return removed
  })
}
