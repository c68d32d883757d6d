import type { PayloadRequest } from 'payload'
import { commitTransaction, initTransaction, killTransaction } from 'payload'

/** Commits when the work went well, and takes all of it back when it did not. A transaction under way is joined. */
export const withinTransaction = async <Result extends { ok: boolean }>(
  req: PayloadRequest,
  work: () => Promise<Result>,
): Promise<Result> => {
  const isOwn = await initTransaction(req)
  const result = await work()
  if (isOwn) await (result.ok ? commitTransaction(req) : killTransaction(req))
  return result
}
