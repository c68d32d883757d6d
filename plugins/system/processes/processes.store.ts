import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { type ProcessFigures, processFigures } from '#contract/processFigures.ts'
import { nothing, type Queryable, query } from '#database/sql.ts'

// Seconds without a sign of life after which a process counts as silent, and after which it is forgotten.
const silentAfter = 30
const forgottenAfter = 600

/** Stores what a back office says of itself. */
export function showProcess(
  db: Queryable,
  { id, name, figures }: { id: string; name: string; figures: ProcessFigures },
): Promise<unknown> {
  return query(
    db,
    sql`INSERT INTO operating.processes (id, name, figures, seen_at)
        VALUES (${id}::uuid, ${name}, ${JSON.stringify(figures)}::jsonb, now())
        ON CONFLICT (id) DO UPDATE SET figures = excluded.figures, seen_at = now()`,
    nothing,
  )
}

/** Removes a process that ends, and those that were silent for long. */
export function hideProcess(db: Queryable, id: string): Promise<unknown> {
  return query(
    db,
    sql`DELETE FROM operating.processes
        WHERE id = ${id}::uuid OR seen_at < now() - interval '1 second' * ${forgottenAfter}`,
    nothing,
  )
}

/** Returns the back offices that were seen within the last minutes. */
export function shownProcesses(db: Queryable) {
  return query(
    db,
    sql`SELECT id, name, figures, seen_at > now() - interval '1 second' * ${silentAfter} AS "isAlive"
        FROM operating.processes WHERE seen_at > now() - interval '1 second' * ${forgottenAfter}
        ORDER BY name, id LIMIT 50`,
    z.object({ id: z.string(), name: z.string(), figures: processFigures, isAlive: z.boolean() }),
  )
}

/** Returns the names of the migrations that the database has. */
export async function appliedMigrations(db: Queryable): Promise<Set<string>> {
  const rows = await query(db, sql`SELECT name FROM payload_migrations`, z.object({ name: z.string().nullable() }))
  return new Set(rows.flatMap(({ name }) => name ?? []))
}
