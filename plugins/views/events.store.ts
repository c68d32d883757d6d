import type { Payload } from 'payload'
import { z } from 'zod'
import { runStatement } from '../site-calls/databasePool.ts'

/** What the reader site tells: what readers did, by the day (UTC). */
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
  await runStatement(
    payload,
    `INSERT INTO reader_events (day, action, category, times)
     SELECT day, action, category, sum(times)
       FROM unnest($1::text[], $2::text[], $3::text[], $4::int[]) AS told(day, action, category, times)
       GROUP BY day, action, category
     ON CONFLICT (day, action, category) DO UPDATE SET times = reader_events.times + excluded.times`,
    [
      told.map(({ day }) => day),
      told.map(({ action }) => action),
      told.map(({ category }) => category),
      told.map(({ times }) => times),
    ],
    z.never(),
  )
}
