import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { publicationTimeZone } from '#collections/settings/settingsOfRequest.ts'
import type { EventSum } from '#contract/numbersCall.schema.ts'
import { nothing, query } from '#database/sql.ts'

const dayLength = 86_400_000

/**
 * Makes the partitions of the months around some moments, and of their days if they are of the last day, where there are
 * none.
 * @param moments milliseconds since 1970
 */
export async function openPartitionsOf(req: PayloadRequest, moments: readonly number[]): Promise<void> {
  // A day of the publication may lie in another month than the same moment in UTC.
  const around = moments.flatMap((moment) => [-dayLength, 0, dayLength].map((by) => new Date(moment + by)))
  const months = new Set(around.map((day) => `${day.toISOString().slice(0, 7)}-01`))
  const recent = moments.filter((moment) => Math.abs(moment - Date.now()) < 2 * dayLength)
  const days = new Set(recent.map((moment) => new Date(moment).toISOString().slice(0, 10)))
  await query(
    req,
    sql`SELECT numbers.open_month(parent, month)
        FROM unnest(ARRAY['hours', 'days']) AS parent, unnest(${sql.param([...months])}::date[]) AS month
        UNION ALL SELECT numbers.open_day(day) FROM unnest(${sql.param([...days])}::date[]) AS day`,
    nothing,
  )
}

/**
 * Returns the parts of a statement that add rows of `from` (minute, name, post, detail, times) to the minutes, hours and
 * days. Times below zero take away.
 */
export function additions(from: SQL, timeZone: string): SQL {
  return sql`
  minutes AS (
    INSERT INTO numbers.minutes (minute, post, times)
      SELECT minute, post, sum(times) FROM ${from} WHERE name = 'view' AND minute > now() - interval '3 hours'
        GROUP BY 1, 2 ORDER BY 1, 2
      ON CONFLICT (minute, post) DO UPDATE SET times = minutes.times + excluded.times
  ), hours AS (
    INSERT INTO numbers.hours (hour, name, post, detail, times)
      SELECT date_trunc('hour', minute, 'UTC'), name, post, detail, sum(times) FROM ${from}
        GROUP BY 1, 2, 3, 4 ORDER BY 2, 1, 3, 4
      ON CONFLICT (name, hour, post, detail) DO UPDATE SET times = hours.times + excluded.times
  ), days AS (
    INSERT INTO numbers.days (day, name, post, detail, times)
      SELECT (minute AT TIME ZONE ${timeZone})::date, name, post, detail, sum(times) FROM ${from}
        GROUP BY 1, 2, 3, 4 ORDER BY 2, 1, 3, 4
      ON CONFLICT (name, day, post, detail) DO UPDATE SET times = days.times + excluded.times
  )`
}

/**
 * Adds sums to the minutes, hours and days, in one statement: all of a batch or nothing. A batch that is stored already
 * changes nothing; sums of programs that are no readers are kept for a day, and not added.
 * @returns whether the batch was new
 */
export async function addSums(req: PayloadRequest, batch: string, sums: readonly EventSum[]): Promise<boolean> {
  await openPartitionsOf(req, [...new Set(sums.map(({ minute }) => minute))])
  const timeZone = await publicationTimeZone(req)
  const [answer] = await query(
    req,
    sql`WITH fresh AS (
          INSERT INTO numbers.batches (id) VALUES (${batch}) ON CONFLICT DO NOTHING RETURNING id
        ), batch_sums AS MATERIALIZED (
          SELECT to_timestamp(sum.minute / 1000) AS minute, sum.name, sum.post, sum.detail, sum.times, sum.program,
              sum."isBot" AS is_bot, coalesce(programs.is_reader, NOT sum."isBot") AS is_counted
            FROM fresh, jsonb_to_recordset(${JSON.stringify(sums)}::jsonb)
              AS sum(minute float8, name text, post int, detail text, times bigint, program text, "isBot" boolean)
            LEFT JOIN numbers.programs USING (program)
        ), counted_sums AS (
          SELECT * FROM batch_sums WHERE is_counted
        ), recent AS (
          INSERT INTO numbers.recent (minute, program, is_bot, is_counted, name, post, detail, times)
            SELECT minute, program, is_bot, is_counted, name, post, detail, times FROM batch_sums
              WHERE minute > now() - interval '1 day'
        ), program_hours AS (
          INSERT INTO numbers.program_hours (hour, program, is_bot, times)
            SELECT date_trunc('hour', minute, 'UTC'), program, is_bot, sum(times) FROM batch_sums
              WHERE name = 'page_view' AND minute > now() - interval '1 day' GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
            ON CONFLICT (hour, program, is_bot) DO UPDATE SET times = program_hours.times + excluded.times
        ), ${additions(sql`counted_sums`, timeZone)}
        SELECT count(*) AS fresh FROM fresh`,
    z.object({ fresh: z.coerce.number() }),
  )
  return answer?.fresh === 1
}
