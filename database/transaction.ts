import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import type { InTransaction } from './sql.ts'

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

/**
 * Runs reads whose settings end with them: in a transaction of their own, or in that of the request when one is open.
 * Several may run at once for one request.
 */
export async function inReadTransaction<Result>(
  req: InTransaction,
  work: (within: InTransaction) => Promise<Result>,
): Promise<Result> {
  const { payload } = req
  if (await req.transactionID) return work(req)
  const transactionID = (await payload.db.beginTransaction()) ?? undefined
  try {
    return await work({ payload, transactionID })
  } finally {
    if (transactionID !== undefined) await payload.db.rollbackTransaction(transactionID)
  }
}
