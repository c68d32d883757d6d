import { APIError, type PayloadRequest } from 'payload'
import { type Budget, type Counting, countAttempt, uncountAttempt } from './attempts.store.ts'

/**
 * Counts an attempt in each budget, one after the other: a network that has used up its own takes nothing from the
 * accounts that it tries.
 * @param on the request itself where it holds a transaction: each takes one connection, never a second one
 * @throws APIError 429 when a budget is used up, the same for accounts that exist and others
 */
export async function requireAttempt(
  req: PayloadRequest,
  budgets: readonly Budget[],
  on: Counting = { payload: req.payload },
): Promise<void> {
  const { payload } = req
  for (const budget of budgets) {
    const { failures, seconds } = await countAttempt(on, budget)
    if (failures <= budget.limit) continue
    if (failures === budget.limit + 1) payload.logger.warn({ msg: 'Attempts are refused: too many failed', ...budget })
    throw tooMany(req, seconds)
  }
}

/** Takes an attempt back, so that only failures count. */
export async function forgiveAttempt({ payload }: PayloadRequest, budgets: readonly Budget[]): Promise<void> {
  for (const budget of budgets) await uncountAttempt({ payload }, budget)
}

function tooMany(req: PayloadRequest, seconds: number): APIError {
  req.responseHeaders ??= new Headers()
  req.responseHeaders.set('Retry-After', String(Math.max(1, Math.ceil(seconds))))
  return new APIError(`Too many attempts. Try again in ${waitOf(seconds)}.`, 429, null, true)
}

function waitOf(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  if (minutes === 1) return '1 minute'
  return minutes < 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}
