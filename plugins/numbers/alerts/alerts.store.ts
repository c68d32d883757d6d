import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { nothing, query } from '#database/sql.ts'
import { hourOf } from '../usual.ts'
import type { LowPlace, StoryHours } from './alerts.rules.ts'

const hourMs = 3_600_000

// Stories that may be said to take off at a time.
const mostStories = 20

/** Returns the stories that are read most in the last hour, with the hour before. */
export async function storyHours(req: PayloadRequest, now: Date): Promise<StoryHours[]> {
  const hour = hourOf(now)
  const part = (now.getTime() - hour) / hourMs
  const at = (back: number) => sql`${new Date(hour - back * hourMs).toISOString()}::timestamptz`
  const times = (back: number) => sql`coalesce(sum(times) FILTER (WHERE hour = ${at(back)}), 0)`
  return query(
    req,
    sql`SELECT post, headline AS title,
          round(${times(0)} + ${times(1)} * ${1 - part}::float8) AS views,
          round(${times(1)} * ${part}::float8 + ${times(2)} * ${1 - part}::float8) AS before
        FROM numbers.hours JOIN posts ON posts.id = post
        WHERE numbers.hours.name = 'view' AND post > 0 AND hour >= ${at(2)}
        GROUP BY post, headline ORDER BY views DESC LIMIT ${mostStories}`,
    z.object({ post: z.coerce.string(), title: z.string(), views: z.coerce.number(), before: z.coerce.number() }),
  )
}

/** Keeps since when places have few clicks: those that are not among `low` are forgotten. */
export async function noteLowPlaces(req: PayloadRequest, low: readonly string[], now: Date): Promise<void> {
  const places = sql`${sql.param([...low])}::text[]`
  await query(req, sql`DELETE FROM numbers.low_places WHERE place <> ALL(${places})`, nothing)
  await query(
    req,
    sql`INSERT INTO numbers.low_places (place, since) SELECT place, ${now.toISOString()}::timestamptz
        FROM unnest(${places}) AS place ON CONFLICT DO NOTHING`,
    nothing,
  )
}

/** Returns since when places have few clicks. */
export function lowPlaces(req: PayloadRequest): Promise<LowPlace[]> {
  return query(
    req,
    sql`SELECT place, since FROM numbers.low_places ORDER BY since`,
    z.object({ place: z.string(), since: z.coerce.date() }),
  )
}
