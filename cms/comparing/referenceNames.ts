import type { PayloadRequest } from 'payload'
import type { Block, BlockReference } from '#blocks/core/block.types.ts'
import { referencesOf } from '#blocks/registry/tree.ts'
import { numericIds } from '#database/numericIds.ts'

/** Names of the documents that blocks refer to, by id. */
export type ReferenceNames = ReadonlyMap<string, string>

async function namesIn(
  req: PayloadRequest,
  collection: BlockReference['collection'],
  ids: string[],
): Promise<[string, string][]> {
  const title = req.payload.collections[collection].config.admin.useAsTitle ?? 'id'
  const { docs } = await req.payload.find({
    collection,
    where: { id: { in: numericIds(ids) } },
    depth: 0,
    limit: ids.length,
    pagination: false,
    req,
    overrideAccess: false,
  })
  return docs.map((document) => {
    const name: unknown = Object.entries(document).find(([field]) => field === title)?.[1]
    return [String(document.id), typeof name === 'string' && name !== '' ? name : String(document.id)]
  })
}

/** Returns the names of the documents that blocks refer to, as far as the requesting user may see them. */
export async function referenceNames(req: PayloadRequest, blocks: Block[]): Promise<ReferenceNames> {
  const byCollection = new Map<BlockReference['collection'], string[]>()
  for (const { collection, id } of referencesOf(blocks)) {
    byCollection.set(collection, [...(byCollection.get(collection) ?? []), id])
  }
  const found = await Promise.all([...byCollection].map(([collection, ids]) => namesIn(req, collection, ids)))
  return new Map(found.flat())
}
