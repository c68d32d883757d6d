import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { publicationTimeZone } from '#collections/settings/publicationTimeZone.ts'
import type { EventSum } from '#contract/numbersCall.schema.ts'
import { nothing, query } from '#database/sql.ts'

const dayLength = 86_400_000

/** Makes the partitions of the months around some moments, where there are none. @param moments milliseconds since 1970 */
export async function openMonthsOf(req: PayloadRequest, moments: readonly number[]): Promise<void> {
  // A day of the publication may lie in another month than the same moment in UTC.
  const days = moments.flatMap((moment) => [-dayLength, 0, dayLength].map((by) => new Date(moment + by)))
  const months = new Set(days.map((day) => `${day.toISOString().slice(0, 7)}-01`))
  await query(
    req,
    sql`SELECT numbers.open_month(parent, month)
        FROM unnest(ARRAY['hours', 'days']) AS parent, unnest(${sql.param([...months])}::date[]) AS month`,
    nothing,
  )
}

/**
 * Adds sums to the minutes, hours and days, in one statement: all of a batch or nothing. A batch that is stored already
 * changes nothing.
 * @returns whether the batch was new
 */
export async function addSums(req: PayloadRequest, batch: string, sums: readonly EventSum[]): Promise<boolean> {
  await openMonthsOf(req, [...new Set(sums.map(({ minute }) => minute))])
  const timeZone = await publicationTimeZone(req)
  const [answer] = await query(
    req,
    sql`WITH fresh AS (
          INSERT INTO numbers.batches (id) VALUES (${batch}) ON CONFLICT DO NOTHING RETURNING id
        ), batch_sums AS MATERIALIZED (
          SELECT to_timestamp(sum.minute / 1000) AS minute, sum.name, sum.post, sum.detail, sum.times
            FROM fresh, jsonb_to_recordset(${JSON.stringify(sums)}::jsonb)
              AS sum(minute float8, name text, post int, detail text, times bigint)
        ), minutes AS (
          INSERT INTO numbers.minutes (minute, post, times)
            SELECT minute, post, sum(times) FROM batch_sums WHERE name = 'view' GROUP BY 1, 2 ORDER BY 1, 2
            ON CONFLICT (minute, post) DO UPDATE SET times = minutes.times + excluded.times
        ), hours AS (
          INSERT INTO numbers.hours (hour, name, post, detail, times)
            SELECT date_trunc('hour', minute, 'UTC'), name, post, detail, sum(times) FROM batch_sums
              GROUP BY 1, 2, 3, 4 ORDER BY 2, 1, 3, 4
            ON CONFLICT (name, hour, post, detail) DO UPDATE SET times = hours.times + excluded.times
        ), days AS (
          INSERT INTO numbers.days (day, name, post, detail, times)
            SELECT (minute AT TIME ZONE ${timeZone})::date, name, post, detail, sum(times) FROM batch_sums
              GROUP BY 1, 2, 3, 4 ORDER BY 2, 1, 3, 4
            ON CONFLICT (name, day, post, detail) DO UPDATE SET times = days.times + excluded.times
        )
        SELECT count(*) AS fresh FROM fresh`,
    z.object({ fresh: z.coerce.number() }),
  )
  return answer?.fresh === 1
}
