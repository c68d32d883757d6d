import type { CollectionAfterChangeHook, CollectionSlug, PayloadRequest } from 'payload'
import { lastUpdated } from '#database/rememberedUpdates.ts'
import type { Id } from '../permissions/actor.ts'
import { isLive, type OwnRow, ownRow } from './ownRow.ts'

/** A document as readers saw it before a write and see it after: null where it is not live. */
export interface LiveChange {
  before: OwnRow | null
  after: OwnRow | null
  /** The row that was written, with its text, whether readers see it or not; null for one that is gone already. */
  row: OwnRow | null
}

type Written = Pick<
  Parameters<CollectionAfterChangeHook>[0],
  'collection' | 'doc' | 'previousDoc' | 'operation' | 'req'
>

interface Begun {
  before: OwnRow | null
  row?: Promise<OwnRow | null>
}

// What is known of a write, by the document that Payload gives to the hooks before and after it; of one that is created, by
// itself. Null for a write of a draft.
const changes = new WeakMap<object, Begun | null>()

/**
 * Notes what readers see before a write.
 * @param originalDoc the document of the hook; hooks after the write get it as `previousDoc`
 * @param isDraft whether the write leaves the document's row alone
 */
export async function beginChange(
  req: PayloadRequest,
  collection: CollectionSlug,
  originalDoc: OwnRow,
  isDraft: boolean,
): Promise<void> {
  if (isDraft) return void changes.set(originalDoc, null)
  const row = await ownRow(req, collection, originalDoc.id)
  changes.set(originalDoc, { before: isLive(row) ? row : null })
}

/** Notes whether a document is live that was created: what the hooks get may lack its status. */
export function noteCreation(doc: object, isPublished: boolean): void {
  changes.set(doc, isPublished ? { before: null } : null)
}

/**
 * Returns what a write to a document with a lifecycle changes for readers, for hooks after it.
 * @returns null for a write of a draft, which leaves the row alone
 * @throws Error when the write was not announced by `beginChange` or `noteCreation`
 */
export async function liveChangeOf({
  collection,
  doc,
  previousDoc,
  operation,
  req,
}: Written): Promise<LiveChange | null> {
  const begun = changes.get(operation === 'create' ? doc : previousDoc)
  // Payload gives the hooks of a restored version another document: it is restored as a draft.
  if (begun === undefined && req.context.isRestoringVersion !== true) {
    throw new Error(`The write of ${collection.slug}/${doc.id} was not announced`)
  }
  if (!begun) return null
  begun.row ??= writtenRow(req, collection.slug, doc.id)
  const row = await begun.row
  return { before: begun.before, after: isLive(row) ? row : null, row }
}

const writtenRow = async (req: PayloadRequest, collection: CollectionSlug, id: Id): Promise<OwnRow | null> =>
  lastUpdated(req, collection, id) ?? req.payload.db.findOne<OwnRow>({ collection, where: { id: { equals: id } }, req })
