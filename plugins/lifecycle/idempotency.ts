import { isDeepStrictEqual } from 'node:util'
import type { PayloadRequest } from 'payload'
import { APIError } from 'payload'
import type { ActionRequest } from './lifecycle.types.ts'

/** Returns the key together with its user: two users may choose the same key. */
export function storedKey({ user }: PayloadRequest, key: string | null): string | null {
  return key === null ? null : `${user?.id ?? 'system'}:${key}`
}

/**
 * Returns whether a request with this key was done before, from the log, which is written in the same transaction.
 * @throws APIError 422 when the key belongs to another request.
 */
export async function wasDone(
  req: PayloadRequest,
  { collection, id, call, idempotencyKey }: ActionRequest,
): Promise<boolean> {
  const key = storedKey(req, idempotencyKey)
  if (key === null) return false
  const { docs } = await req.payload.find({
    collection: 'activity',
    where: { idempotencyKey: { equals: key } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  const [entry] = docs
  if (!entry) return false
  const { action, kind, documentId, detail } = entry
  const before = { action, kind, documentId, input: inputOf(detail) }
  const now = { action: call.action, kind: collection, documentId: String(id), input: call.input }
  if (isDeepStrictEqual(before, now)) return true
  const message = 'This idempotency key was used for another request. Choose a new one.'
  throw new APIError(message, 422, { code: 'lifecycle.idempotencyKeyReused' }, true)
}

const inputOf = (detail: unknown): unknown =>
  typeof detail === 'object' && detail !== null && 'input' in detail ? detail.input : null
