/** The sums of the last 30 days without today, added up once an hour: a screen adds today's to them. */
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { publicationTimeZone } from '#collections/settings/settingsOfRequest.ts'
import { nothing, query } from '#database/sql.ts'
import { daysUpTo, monthDays } from './viewsOverTime.read.ts'

/** Adds up the days that ended. */
export async function addUpEndedDays(req: PayloadRequest, now: Date): Promise<void> {
  const days = daysUpTo(now, await publicationTimeZone(req), monthDays)
  await query(req, sql`SELECT numbers.add_up_days(${days[0]}::date, ${days.at(-2)}::date)`, nothing)
}

/** Returns whether the days from the first to the one before the last are added up. */
export async function areAddedUp(req: PayloadRequest, firstDay: string, lastDay: string): Promise<boolean> {
  const [row] = await query(
    req,
    sql`SELECT EXISTS (SELECT FROM numbers.ended_span
          WHERE first_day = ${firstDay}::date AND last_day = ${lastDay}::date - 1) AS "areAdded"`,
    z.object({ areAdded: z.boolean() }),
  )
  return row?.areAdded === true
}
