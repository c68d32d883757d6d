import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import type { MailCount } from '#contract/newsletterCounts.schema.ts'
import { nothing, type Queryable, query } from '#database/sql.ts'
import { writtenAddress } from '../mail/mailLinks.ts'

// The place of openings among the counts of links.
const opening = -1

/** Counts a click or an opening of a send that counts such; anything else is ignored. */
export function countMail(db: Queryable, { send, link }: MailCount): Promise<unknown> {
  return query(
    db,
    sql`INSERT INTO sending.mail_counts AS known (send_id, link, count)
        SELECT id, ${link ?? opening}::smallint, 1 FROM sending.sends
        WHERE id = ${send} AND CASE WHEN ${link === null} THEN counts_opens ELSE ${link ?? 0} < jsonb_array_length(links) END
        ON CONFLICT (send_id, link) DO UPDATE SET count = known.count + 1`,
    nothing,
  )
}

/** The counts of a send; null for events that it does not count. */
export interface MailCounts {
  opens: number | null
  links: { href: string; clicks: number }[] | null
}

/** Returns the counts of a send, the links with most clicks first. */
export async function countsOf(db: Queryable, send: number): Promise<MailCounts> {
  const [found] = await query(
    db,
    sql`SELECT links, counts_opens AS "countsOpens" FROM sending.sends WHERE id = ${send}`,
    z.object({ links: z.array(z.string()), countsOpens: z.boolean() }),
  )
  const rows = await query(
    db,
    sql`SELECT link, count FROM sending.mail_counts WHERE send_id = ${send}`,
    z.object({ link: z.number(), count: z.number() }),
  )
  const counts = new Map(rows.map(({ link, count }) => [link, count]))
  const links = (found?.links ?? []).map((href, place) => ({
    href: writtenAddress(href),
    clicks: counts.get(place) ?? 0,
  }))
  return {
    opens: found?.countsOpens ? (counts.get(opening) ?? 0) : null,
    links: links.length > 0 ? links.toSorted((one, other) => other.clicks - one.clicks) : null,
  }
}
