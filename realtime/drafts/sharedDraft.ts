import { createLocalReq, type Payload, type PayloadRequest, type SelectType } from 'payload'
import { DatabaseError } from 'pg'
import { inTransaction } from '#database/transaction.ts'
import { type SharedField, sharedFields } from '#plugins/collaboration/document/fields.plan.ts'
import {
  documentKeyOf,
  type SharedCollection,
  type SharedDocumentName,
} from '#plugins/collaboration/room/documentKey.ts'
import { lockSharedDocument, waitForLocks } from '#plugins/collaboration/storage/sharedDocuments.store.ts'
import type { Content } from './draftMerge.ts'

// Milliseconds that a transaction waits for another that writes the same document.
const lockTimeout = 3000

// PostgreSQL's code for a lock that was not available in time.
const lockNotAvailable = '55P03'

/** Another transaction has held the document for too long; retry later. */
export class DocumentHeldError extends Error {
  override name = 'DocumentHeldError'
}

/** Returns the shared fields of a collection. */
export function fieldsOf(payload: Payload, collection: SharedCollection): SharedField[] {
  return sharedFields(payload.collections[collection].config.fields)
}

export function topLevelName({ path }: SharedField): string {
  return path.split('.')[0] ?? path
}

/**
 * Runs in one transaction that holds the document. Writes with its request count as the real-time server's own.
 */
export async function withDocument<Result>(
  payload: Payload,
  name: SharedDocumentName,
  run: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const req = await createLocalReq({ context: { sharedDocument: true } }, payload)
  try {
    return await inTransaction(req, async () => {
      await waitForLocks(req, lockTimeout)
      await lockSharedDocument(req, documentKeyOf(name.collection, name.id))
      return run(req)
    })
  } catch (error) {
    throw isLockTimeout(error) ? new DocumentHeldError() : error
  }
}

function isLockTimeout(error: unknown): boolean {
  if (error instanceof DatabaseError) return error.code === lockNotAvailable
  return error instanceof Error && error.cause !== undefined && isLockTimeout(error.cause)
}

/** Returns the shared fields of the newest draft and its `updatedAt`; null for an unknown document. */
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
