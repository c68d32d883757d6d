import type { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'

/** A database to run statements on: a request or Payload itself, or a connection of a process without Payload. */
export interface Queryable extends Pick<PayloadRequest, 'transactionID'> {
  payload: { db: Pick<Payload['db'], 'sessions'> & { drizzle: Database } }
}

/** A request, or as much of one as names its transaction. */
export type InTransaction = Pick<PayloadRequest, 'payload' | 'transactionID'>

type Statement = ReturnType<typeof sql>
type Database = Pick<Payload['db']['drizzle'], 'execute'>

const isDatabase = (value: unknown): value is Database =>
  typeof value === 'object' && value !== null && 'execute' in value && typeof value.execute === 'function'

// Returns the connection of the request's transaction; undefined outside of one.
async function connectionOf({ payload, transactionID }: Queryable): Promise<Database | undefined> {
  const transaction = await transactionID
  const own = transaction === undefined ? undefined : payload.db.sessions?.[transaction]?.db
  return isDatabase(own) ? own : undefined
}

/** Runs a statement, within the request's transaction when there is one. @returns its rows, parsed by `row` */
export async function query<Row extends z.ZodType>(
  req: Queryable,
  statement: Statement,
  row: Row,
): Promise<z.output<Row>[]> {
  const { rows } = await ((await connectionOf(req)) ?? req.payload.db.drizzle).execute(statement)
  return z.array(row).parse(rows)
}

/**
 * Runs a statement that has an effect only until the end of the transaction, such as a lock.
 * @throws Error outside of a transaction
 */
export async function queryInTransaction<Row extends z.ZodType>(
  req: InTransaction,
  statement: Statement,
  row: Row,
): Promise<z.output<Row>[]> {
  if (!(await connectionOf(req))) throw new Error('A lock can only be taken within a transaction.')
  return query(req, statement, row)
}

/** The row of a statement whose result is not used. */
export const nothing = z.unknown()
