import type { Payload } from 'payload'
import { z } from 'zod'

interface Pool {
  query: (statement: string, values: unknown[]) => Promise<unknown>
}

const hasPool = (db: object): db is { pool: Pool } => 'pool' in db

/**
 * Runs one statement past the hooks, on a connection of its own: for counters, which are no change of a document.
 * @returns the rows that it gives.
 * @throws Error where the database is not PostgreSQL, and what PostgreSQL says.
 */
export const runStatement = async <Row extends z.ZodType>(
  { db }: Payload,
  statement: string,
  values: unknown[],
  row: Row,
): Promise<z.output<Row>[]> => {
  if (!hasPool(db)) throw new Error('Counters are kept in PostgreSQL.')
  return z.object({ rows: z.array(row) }).parse(await db.pool.query(statement, values)).rows
}
