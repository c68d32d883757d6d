import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { recordOperation } from '#collections/activity/recordOperation.ts'
import { publicationTimeZone } from '#collections/settings/settingsOfRequest.ts'
import { nothing, query } from '#database/sql.ts'
import { inTransaction } from '#database/transaction.ts'
import { addUpEndedDays } from '../endedDays.store.ts'
import { additions } from '../numbers.store.ts'
import { type ReadingProgram, readingProgram } from './programs.schema.ts'

const most = 50

/** Returns the programs of the last 24 hours, most views first, then those decided of that did not come. */
export function programsOfLastDay(req: PayloadRequest): Promise<ReadingProgram[]> {
  return query(
    req,
    sql`SELECT program, coalesce(views, 0) AS views, coalesce(is_bot, NOT is_reader) AS "isBot",
          coalesce(is_reader, NOT is_bot) AS "isCounted", is_reader IS NOT NULL AS "isDecided"
        FROM (SELECT program, bool_or(is_bot) AS is_bot, sum(times) AS views FROM numbers.program_hours
              WHERE hour > now() - interval '24 hours' GROUP BY program) AS seen
        FULL JOIN (SELECT * FROM numbers.programs WHERE is_reader IS NOT NULL) AS decided USING (program)
        ORDER BY views DESC, program LIMIT ${most}`,
    readingProgram.extend({ views: z.coerce.number() }),
  )
}

/**
 * Decides whether a program counts as a reader, from now on and in the sums of the last day; the log has who did.
 * @param isReader null: as the list of known bots says
 */
export async function decide(req: PayloadRequest, program: string, isReader: boolean | null): Promise<void> {
  await inTransaction(req, async () => {
    await query(
      req,
      sql`INSERT INTO numbers.programs (program, is_reader) VALUES (${program}, ${isReader}::boolean)
          ON CONFLICT (program) DO UPDATE SET is_reader = excluded.is_reader, decided_at = now()`,
      nothing,
    )
    await applyDecisions(req)
    await addUpEndedDays(req, new Date())
    await recordOperation(req, 'numbers', deedOf(program, isReader))
  })
}

function deedOf(program: string, isReader: boolean | null): string {
  if (isReader === null) return `Left ${program} to the list of known bots`
  return isReader ? `Counted ${program} as readers` : `Left ${program} out of the numbers`
}

/**
 * Moves into the sums, or out of them, what of the last day does not count as was decided within two hours. What was being
 * stored while a decision was made is found by the next call.
 */
export async function applyDecisions(req: PayloadRequest): Promise<void> {
  const timeZone = await publicationTimeZone(req)
  const [changed] = await query(
    req,
    sql`WITH moved AS (
          UPDATE numbers.recent SET is_counted = NOT is_counted FROM numbers.programs
            WHERE decided_at > now() - interval '2 hours' AND recent.program = programs.program
              AND is_counted <> coalesce(is_reader, NOT is_bot)
            RETURNING minute, name, post, detail, CASE WHEN is_counted THEN times ELSE -times END AS times
        ), ${additions(sql`moved`, timeZone)}
        SELECT EXISTS (SELECT FROM moved WHERE times < 0) AS "hasLess"`,
    z.object({ hasLess: z.boolean() }),
  )
  if (!changed?.hasLess) return
  for (const [table, moment] of [
    ['minutes', sql`minute`],
    ['hours', sql`hour`],
    ['days', sql`day`],
  ] as const) {
    await query(
      req,
      sql`DELETE FROM numbers.${sql.identifier(table)} WHERE times <= 0 AND ${moment} > now() - interval '3 days'`,
      nothing,
    )
  }
}
