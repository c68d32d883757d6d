import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  PayloadRequest,
  SelectType,
} from 'payload'
import { liveChangeOf } from '#collections/lifecycle/liveChange.ts'
import { isLive } from '#collections/lifecycle/ownRow.ts'
import type { Retriever } from './retriever.types.ts'
import { searchedFieldsOf, shapeSearchDocument } from './searchDocument.shape.ts'
import { kindOf, type SearchedKind, searchedKinds } from './searchedKinds.ts'

export function indexChanges(collection: CollectionConfig, retriever: Retriever): CollectionConfig {
  const kind = kindOf(collection.slug)
  if (!kind) return collection
  const { hooks } = collection
  const afterChange: CollectionAfterChangeHook = async (written) => {
    const { doc, req } = written
    const id = Number(doc.id)
    if (kind === 'author') await retriever.renewBylines(req, id)
    if (!searchedKinds[kind].hasDrafts) await refreshDocument(req, retriever, kind, id)
    else {
      const change = await liveChangeOf(written)
      if (change) await putRow(req, retriever, { kind, id, row: change.after })
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
  await putRow(req, retriever, { kind, id, row: !hasDrafts || isLive(row) ? row : null })
}

// The row is null for a document that readers do not see.
async function putRow(
  req: PayloadRequest,
  retriever: Retriever,
  { kind, id, row }: { kind: SearchedKind; id: number; row: object | null },
): Promise<void> {
  const document = row && shapeSearchDocument(kind, id, row)
  if (document) await retriever.put(req, document)
  else await retriever.remove(req, kind, id)
}
