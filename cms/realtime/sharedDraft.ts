import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
  type SelectType,
} from 'payload'
import { DatabaseError } from 'pg'
import { type SharedField, sharedFields } from '#plugins/collaboration/document/fields.plan.ts'
import { guidOf, type SharedCollection, type SharedDocumentName } from '#plugins/collaboration/room/guid.ts'
import { lockSharedDocument, waitForLocks } from '#plugins/collaboration/storage/sharedDocuments.store.ts'
import type { Content } from './draft.merge.ts'

/** Milliseconds that a transaction waits for another one that writes the same document. */
const lockTimeout = 3000

/** What PostgreSQL says when that was not enough. */
const lockNotAvailable = '55P03'

/** Somebody else has been writing the document for long; it can be tried again. */
export class DocumentHeldError extends Error {
  override name = 'DocumentHeldError'
}

/** The shared fields of a collection. */
export function fieldsOf(payload: Payload, collection: SharedCollection): SharedField[] {
  return sharedFields(payload.collections[collection].config.fields)
}

/** The name of the field of Payload's that a shared field is, or lies in. */
export const topLevelName = ({ path }: SharedField): string => path.split('.')[0] ?? path

/**
 * Runs with the document held, in one transaction that is committed when `run` settles and rolled back when it rejects.
 * Writes with its request are the real-time server's own.
 */
export async function withDocument<Result>(
  payload: Payload,
  name: SharedDocumentName,
  run: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const req = await createLocalReq({ context: { sharedDocument: true } }, payload)
  await initTransaction(req)
  try {
    await waitForLocks(req, lockTimeout)
    await lockSharedDocument(req, guidOf(name.collection, name.id))
    const result = await run(req)
    await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw isLockTimeout(error) ? new DocumentHeldError() : error
  }
}

/** Whoever passes on what the database says wraps it. */
function isLockTimeout(error: unknown): boolean {
  if (error instanceof DatabaseError) return error.code === lockNotAvailable
  return error instanceof Error && error.cause !== undefined && isLockTimeout(error.cause)
}

/** What the newest draft says about the shared fields, and its `updatedAt`; null when there is no such document. */
export async function readDraft(
  req: PayloadRequest,
  { collection, id }: SharedDocumentName,
  fields: readonly SharedField[],
): Promise<Content | null> {
  const select: SelectType = {
    updatedAt: true,
    ...Object.fromEntries(fields.map((field) => [topLevelName(field), true])),
  }
  const draft = await req.payload.findByID({
    collection,
    id,
    draft: true,
    trash: true,
    depth: 0,
    select,
    overrideAccess: true,
    showHiddenFields: true,
    disableErrors: true,
    req,
  })
  return draft && { ...draft }
}
