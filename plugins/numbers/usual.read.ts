import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { publicationTimeZone } from '#collections/settings/settingsOfRequest.ts'
import { query } from '#database/sql.ts'
import { type BesideUsual, besideUsual, hoursCompared } from './usual.ts'

const hourCount = z.object({ of: z.string(), hour: z.coerce.number(), times: z.coerce.number() })

const isCompared = (now: Date) => {
  const hours = hoursCompared(now).map((hour) => new Date(hour).toISOString())
  return sql`hour = ANY(${sql.param(hours)}::timestamptz[])`
}

/** Returns how often the places of the home page are clicked now and usually, by their names: "homepage-slot 2 1". */
export async function homeClicks(req: PayloadRequest, now: Date): Promise<Map<string, BesideUsual>> {
  const rows = await query(
    req,
    sql`SELECT substr(detail, 6) AS of, extract(epoch FROM hour) * 1000 AS hour, times FROM numbers.hours
        WHERE name = 'click' AND post = 0 AND detail LIKE 'home %' AND ${isCompared(now)}`,
    hourCount,
  )
  return besideUsual(rows, now, await publicationTimeZone(req))
}

/** Returns how often pages are viewed now and usually. */
export async function siteViews(req: PayloadRequest, now: Date): Promise<BesideUsual> {
  const rows = await query(
    req,
    sql`SELECT 'site' AS of, extract(epoch FROM hour) * 1000 AS hour, sum(times) AS times FROM numbers.hours
        WHERE name = 'page_view' AND ${isCompared(now)} GROUP BY hour`,
    hourCount,
  )
  return besideUsual(rows, now, await publicationTimeZone(req)).get('site') ?? { times: 0, usual: null }
}
