import type { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'

/** A request, or what is enough of one: queries run in its transaction when it has one. */
export type InTransaction = Pick<PayloadRequest, 'payload' | 'transactionID'>

type Statement = ReturnType<typeof sql>
type Database = Pick<Payload['db']['drizzle'], 'execute'>

const isDatabase = (value: unknown): value is Database =>
  typeof value === 'object' && value !== null && 'execute' in value && typeof value.execute === 'function'

/** What a statement answers, within the request's transaction when there is one. */
export async function rowsOf<Row extends z.ZodType>(
  { payload, transactionID }: InTransaction,
  statement: Statement,
  row: Row,
): Promise<z.output<Row>[]> {
  const transaction = await transactionID
  const own = transaction === undefined ? undefined : payload.db.sessions?.[transaction]?.db
  const { rows } = await (isDatabase(own) ? own : payload.db.drizzle).execute(statement)
  return z.array(row).parse(rows)
}

/** The rows of a statement whose answer nobody needs. */
export const nothing = z.unknown()
