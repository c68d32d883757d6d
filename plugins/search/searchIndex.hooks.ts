import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  PayloadRequest,
  SelectType,
} from 'payload'
import { isLiveDocument } from '#collections/lifecycle/lifecycle.hooks.ts'
import { isLive } from '../revalidation/liveTags.ts'
import type { Retriever } from './retriever.types.ts'
import { searchedFieldsOf, shapeSearchDocument } from './searchDocument.shape.ts'
import { kindOf, type SearchedKind, searchedKinds } from './searchedKinds.ts'

/** Returns the collection with hooks that keep its documents in the index, in the transactions that change them. */
export function indexChanges(collection: CollectionConfig, retriever: Retriever): CollectionConfig {
  const kind = kindOf(collection.slug)
  if (!kind) return collection
  const { hooks } = collection
  const afterChange: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
    const id = Number(doc.id)
    if (kind === 'author') await retriever.renewBylines(req, id)
    if (doc._status !== 'draft') await refreshDocument(req, retriever, kind, id)
    // What is typed over a live document changes nothing for readers, and a draft that was just made was never there.
    else if (operation === 'update' && !(await isLiveDocument(req, searchedKinds[kind].collection, id))) {
      await retriever.remove(req, kind, id)
    }
    return doc
  }
  const afterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
    await retriever.remove(req, kind, Number(doc.id))
    if (kind === 'author') await retriever.renewBylines(req, Number(doc.id))
    return doc
  }
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [...(hooks?.afterChange ?? []), afterChange],
      afterDelete: [...(hooks?.afterDelete ?? []), afterDelete],
    },
  }
}

/**
 * Brings the index to what readers see of a document now, within the transaction of the request: its own row, and not the
 * newest version, which may be a draft.
 */
export async function refreshDocument(
  req: PayloadRequest,
  retriever: Retriever,
  kind: SearchedKind,
  id: number,
): Promise<void> {
  const { collection, hasDrafts } = searchedKinds[kind]
  const select: SelectType = hasDrafts ? { _status: true, deletedAt: true } : {}
  for (const field of searchedFieldsOf(kind)) select[field] = true
  const row = await req.payload.db.findOne<Record<string, unknown> & { id: number }>({
    collection,
    where: { id: { equals: id } },
    select,
    req,
  })
  const isSeen = row !== null && (!hasDrafts || isLive(row))
  const document = isSeen ? shapeSearchDocument(kind, id, row) : null
  if (document) await retriever.put(req, document)
  else await retriever.remove(req, kind, id)
}
