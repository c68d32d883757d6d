import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { inTransaction } from '#database/transaction.ts'

export type Id = string | number

/** Marks for hooks that a write comes from an import: no readiness checks, no notifications for single documents. */
export const importContext = { isImport: true } as const

export async function inImportTransaction<Result>(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const req = await createLocalReq({ context: { ...importContext } }, payload)
  return inTransaction(req, () => work(req))
}

export function asImporter(req: PayloadRequest) {
  return { req, depth: 0, overrideAccess: true } as const
}

export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const data = 'data' in error ? error.data : null
  const errors = data && typeof data === 'object' && 'errors' in data && Array.isArray(data.errors) ? data.errors : []
  const fields = errors.flatMap((one: unknown) =>
    one && typeof one === 'object' && 'message' in one ? [`${'path' in one ? one.path : ''}: ${one.message}`] : [],
  )
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : ''
  return fields.length > 0 ? fields.join('; ') : error.message + cause
}

/** Splits a list into lists of at most that size, in order. */
export function chunksOf<Item>(items: readonly Item[], size: number): Item[][] {
  const chunks: Item[][] = []
  for (let start = 0; start < items.length; start += size) chunks.push(items.slice(start, start + size))
  return chunks
}
