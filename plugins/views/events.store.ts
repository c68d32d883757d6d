import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { nothing, query } from '#database/sql.ts'

/** The call of the reader site: what readers did, by the day (UTC). */
export const eventsCall = z.object({
  events: z
    .array(
      z.object({
        day: z.iso.date(),
        action: z.string().min(1).max(60),
        category: z.string().min(1).max(60),
        times: z.int().min(1).max(1_000_000),
      }),
    )
    .max(1000),
})

export type ToldEvents = z.output<typeof eventsCall>['events'][number]

/** Adds what readers did, in one statement. */
export const addEvents = async (payload: Payload, told: readonly ToldEvents[]): Promise<void> => {
  const column = <Name extends keyof ToldEvents>(name: Name) => sql.param(told.map((event) => event[name]))
  await query(
    { payload },
    sql`INSERT INTO reader_events (day, action, category, times)
        SELECT day, action, category, sum(times)
          FROM unnest(${column('day')}::text[], ${column('action')}::text[], ${column('category')}::text[],
                      ${column('times')}::int[]) AS told(day, action, category, times)
          GROUP BY day, action, category
        ON CONFLICT (day, action, category) DO UPDATE SET times = reader_events.times + excluded.times`,
    nothing,
  )
}
