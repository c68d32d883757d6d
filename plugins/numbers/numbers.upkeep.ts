import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { z } from 'zod'
import { nothing, query, queryInTransaction } from '#database/sql.ts'
import { inTransaction } from '#database/transaction.ts'
import { watchPlaces } from './alerts/alerts.service.ts'
import { addUpEndedDays } from './endedDays.store.ts'
import { openPartitionsOf } from './numbers.store.ts'
import { applyDecisions } from './programs/programs.service.ts'

// Milliseconds between two rounds, and between two looks at the places of the home page.
const interval = 60 * 60_000
const lookInterval = 5 * 60_000

// The lock of the process that does a round.
const lockOfUpkeep = 7267

// How long rows are kept; days are kept for good. The site sends a batch for 20 days at most.
const kept = { minuteHours: 3, hourDays: 90, batchDays: 30 }

const dayLength = 86_400_000

/** Does a round at once and every hour while the process runs, and watches the home page every five minutes. */
export function startNumbersUpkeep(payload: Payload): void {
  const round = () =>
    keepUp(payload, new Date()).catch((error: unknown) =>
      payload.logger.error({ err: error, msg: 'The tables of numbers could not be kept up' }),
    )
  const look = async () =>
    watchPlaces(await createLocalReq({}, payload), new Date()).catch((error: unknown) =>
      payload.logger.error({ err: error, msg: 'The places of the home page could not be watched' }),
    )
  void round()
  setInterval(() => void round(), interval).unref()
  setInterval(() => void look(), lookInterval).unref()
}

/**
 * Makes the partitions of this month and the next, drops months whose last hour is more than 90 days old and days that ended
 * a day ago, deletes old minutes and batches, and applies what was decided of programs. One process at a time does it.
 */
export async function keepUp(payload: Payload, now: Date): Promise<void> {
  const req = await createLocalReq({}, payload)
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString()
  await inTransaction(req, async () => {
    const statement = sql`SELECT pg_try_advisory_xact_lock(${lockOfUpkeep}) AS "isMine"`
    const [lock] = await queryInTransaction(req, statement, z.object({ isMine: z.boolean() }))
    if (!lock?.isMine) return
    await openPartitionsOf(req, [now.getTime(), now.getTime() + 31 * dayLength])
    const firstKept = `hours_${before(kept.hourDays * dayLength)
      .slice(0, 7)
      .replace('-', '_')}`
    const firstRecent = `recent_${before(dayLength).slice(0, 10).replaceAll('-', '_')}`
    const old = await query(
      req,
      sql`SELECT child.relname AS name FROM pg_inherits JOIN pg_class AS child ON child.oid = inhrelid
          WHERE (inhparent = 'numbers.hours'::regclass AND child.relname < ${firstKept})
            OR (inhparent = 'numbers.recent'::regclass AND child.relname < ${firstRecent})`,
      z.object({ name: z.string().regex(/^(?:hours|recent)(?:_\d+){2,3}$/) }),
    )
    for (const { name } of old) await query(req, sql`DROP TABLE numbers.${sql.identifier(name)}`, nothing)
    await query(
      req,
      sql`DELETE FROM numbers.minutes WHERE minute < ${before(kept.minuteHours * 3_600_000)}::timestamptz`,
      nothing,
    )
    await query(req, sql`DELETE FROM numbers.program_hours WHERE hour < ${before(2 * dayLength)}::timestamptz`, nothing)
    await applyDecisions(req)
    await addUpEndedDays(req, now)
    await query(
      req,
      sql`DELETE FROM numbers.batches WHERE stored_at < ${before(kept.batchDays * dayLength)}::timestamptz`,
      nothing,
    )
  })
}
