import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { type Queryable, query } from '#database/sql.ts'

const amount = z.coerce.number()

/** Returns the size of the database in bytes. */
export async function databaseBytes(db: Queryable): Promise<number> {
  const [row] = await query(db, sql`SELECT pg_database_size(current_database()) AS bytes`, z.object({ bytes: amount }))
  return row?.bytes ?? 0
}

/** Returns the largest tables, with indexes; rows as the database estimates them. */
export function largestTables(db: Queryable, limit: number) {
  return query(
    db,
    sql`SELECT CASE nspname WHEN 'public' THEN relname ELSE nspname || '.' || relname END AS name,
          pg_total_relation_size(pg_class.oid) AS bytes, greatest(reltuples, 0)::bigint AS rows
        FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
        WHERE relkind = 'r' AND nspname NOT IN ('pg_catalog', 'information_schema')
        ORDER BY bytes DESC LIMIT ${limit}`,
    z.object({ name: z.string(), bytes: amount, rows: amount }),
  )
}

/** Counts the files that documents name, and their bytes. */
export async function mediaTotals(db: Queryable) {
  const [row] = await query(
    db,
    sql`SELECT count(filename) AS documents,
          coalesce(sum(filesize), 0) + coalesce(sum(sizes_preview_filesize), 0) AS bytes FROM media`,
    z.object({ documents: amount, bytes: amount }),
  )
  return row ?? { documents: 0, bytes: 0 }
}

/** Returns the files that documents name, after an id. */
export function namedFiles(db: Queryable, { after, limit }: { after: number; limit: number }) {
  return query(
    db,
    sql`SELECT id, filename, sizes_preview_filename AS preview FROM media
        WHERE id > ${after} ORDER BY id LIMIT ${limit}`,
    z.object({ id: z.number(), filename: z.string().nullable(), preview: z.string().nullable() }),
  )
}
