/** Sums over what an assistant was asked, and the state of what it reads. */
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { type InTransaction, query } from '#database/sql.ts'
import { count, dollars, duration } from './deskRows.ts'

const sums = z.object({
  questions: count,
  answered: count,
  quoted: count,
  written: count,
  declined: count,
  failed: count,
  helpful: count,
  unhelpful: count,
  dollars,
  median_duration: duration,
})

/** Returns the sums of each period, which begin at the given moments and end now, in their order. */
export function sumsSince(req: InTransaction, assistant: number, begins: readonly Date[]) {
  return query(
    req,
    sql`SELECT count(e.id) AS questions,
          count(*) FILTER (WHERE e.outcome = 'model') AS answered,
          count(*) FILTER (WHERE e.outcome = 'extract') AS quoted,
          count(*) FILTER (WHERE e.outcome = 'written') AS written,
          count(*) FILTER (WHERE e.outcome = 'unknown') AS declined,
          count(*) FILTER (WHERE e.outcome = 'failed') AS failed,
          count(*) FILTER (WHERE e.rating = 1) AS helpful,
          count(*) FILTER (WHERE e.rating = -1) AS unhelpful,
          coalesce(sum(e.cost_micros), 0) AS dollars,
          percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM e.answered_at - e.asked_at) * 1000)
            FILTER (WHERE e.outcome IN ('model', 'extract', 'written')) AS median_duration
        FROM unnest(ARRAY[${sql.join(
          begins.map((begin) => sql`${begin.toISOString()}`),
          sql`, `,
        )}]::timestamptz[]) WITH ORDINALITY AS p (begins, place)
        LEFT JOIN (
          assistant.exchanges e JOIN assistant.threads t ON t.id = e.thread_id AND t.assistant_id = ${assistant}
        ) ON e.asked_at >= p.begins
        GROUP BY p.place ORDER BY p.place`,
    sums,
  )
}

const source = z.object({
  media_id: count.nullable(),
  text_id: z.string().nullable(),
  state: z.enum(['waiting', 'read', 'failed']),
  pages: count,
  problem: z.string().nullable(),
})

/** Returns what is known of the reading of an assistant's documents and texts. */
export function sourceRows(req: InTransaction, assistant: number, documents: readonly number[]) {
  return query(
    req,
    sql`SELECT media_id, text_id, state, pages, problem FROM assistant.sources
        WHERE assistant_id = ${assistant} OR media_id IN (${sql.join(
          [...documents, 0].map((id) => sql`${id}`),
          sql`, `,
        )})`,
    source,
  )
}
