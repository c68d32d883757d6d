import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { escapeLiteral } from 'pg'
import { type InTransaction, nothing, type Queryable, query } from './sql.ts'

/**
 * Runs work in the transaction of the request, or in a new one: committed when the work resolves, rolled back when it
 * rejects. A transaction that is open already is left to its owner.
 * @param isKept whether to commit a result; otherwise the work is rolled back, and its result returned all the same
 */
export async function inTransaction<Result>(
  req: PayloadRequest,
  work: () => Promise<Result>,
  isKept: (result: Result) => boolean = () => true,
): Promise<Result> {
  const isOwn = await initTransaction(req)
  try {
    const result = await work()
    if (isOwn) await (isKept(result) ? commitTransaction(req) : killTransaction(req))
    return result
  } catch (error) {
    if (isOwn) await killTransaction(req)
    throw error
  }
}

/** Settings of PostgreSQL by their names, such as `statement_timeout`, with values as it reads them. */
export type Settings = Readonly<Record<string, string>>

/**
 * Runs reads under settings that end with their transaction: one of their own, which cannot write, or that of the request
 * when one is open. Several may run at once for one request.
 */
export async function inReadTransaction<Result>(
  req: InTransaction,
  settings: Settings,
  work: (within: Queryable) => Promise<Result>,
): Promise<Result> {
  if (await req.transactionID) {
    await query(req, sql`SELECT ${assigned(settings)}`, nothing)
    return work(req)
  }
  const client = await req.payload.db.pool.connect()
  try {
    // One message: a statement of its own for each of these takes as long as a small read.
    await client.query(`BEGIN READ ONLY; SELECT ${assignments(settings)}`)
    return await work({ payload: { db: { drizzle: drizzle({ client }), sessions: {} } } })
  } finally {
    // There is nothing to undo, so that the result need not wait for the end of the transaction.
    void client.query('ROLLBACK').then(
      () => client.release(),
      (error) => client.release(error),
    )
  }
}

/**
 * Returns expressions of a SELECT that give settings until the transaction ends, to the statements after it: PostgreSQL has
 * planned its own before.
 */
export function assigned(settings: Settings): SQL {
  return sql.raw(assignments(settings))
}

const assignments = (settings: Settings): string =>
  Object.entries(settings)
    .map(([name, value]) => `set_config(${escapeLiteral(name)}, ${escapeLiteral(value)}, true)`)
    .join(', ')
