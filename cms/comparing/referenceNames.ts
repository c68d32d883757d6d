import type { CollectionSlug, PayloadRequest } from 'payload'
import type { Block } from '#blocks/core/block.types.ts'
import { walkBlocks } from '#blocks/core/treeWalk.ts'
import { referencesOf } from '#blocks/registry/tree.ts'
import { numericIds } from '#database/numericIds.ts'

interface Reference {
  collection: CollectionSlug
  id: string
}

// The collections that the filters of a query refer to, by setting: they are no references of the block itself.
const filterCollections: Record<string, CollectionSlug> = {
  tags: 'tags',
  authors: 'authors',
  sections: 'sections',
  primarySection: 'sections',
}

const filtersOf = ({ props }: Block): Reference[] =>
  Object.entries(filterCollections).flatMap(([setting, collection]) =>
    [props[setting]].flat().flatMap((id) => (typeof id === 'string' && id !== '' ? [{ collection, id }] : [])),
  )

const ownReferences = (block: Block): Reference[] => referencesOf([{ ...block, children: [] }])

const keyOf = ({ collection, id }: Reference): string => `${collection}/${id}`

export class ReferenceNames {
  constructor(private readonly names: ReadonlyMap<string, string>) {}

  /** Returns the names of what a block refers to, by id; those of a filter when the setting is one. */
  of(block: Block, setting?: string): ReadonlyMap<string, string> {
    const isFilter = setting !== undefined && setting in filterCollections
    const references = isFilter
      ? filtersOf(block).filter(({ collection }) => collection === filterCollections[setting])
      : ownReferences(block)
    return new Map(
      references.flatMap((reference): [string, string][] => {
        const name = this.names.get(keyOf(reference))
        return name === undefined ? [] : [[reference.id, name]]
      }),
    )
  }
}

async function namesIn(req: PayloadRequest, collection: CollectionSlug, ids: string[]): Promise<[string, string][]> {
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
    const id = String(document.id)
    const name: unknown = Object.entries(document).find(([field]) => field === title)?.[1]
    return [keyOf({ collection, id }), typeof name === 'string' && name !== '' ? name : id]
  })
}

export async function referenceNames(req: PayloadRequest, blocks: Block[]): Promise<ReferenceNames> {
  const byCollection = new Map<CollectionSlug, Set<string>>()
  const all = [...referencesOf(blocks), ...[...walkBlocks(blocks)].flatMap(filtersOf)]
  for (const { collection, id } of all) {
    byCollection.set(collection, (byCollection.get(collection) ?? new Set()).add(id))
  }
  const found = await Promise.all([...byCollection].map(([collection, ids]) => namesIn(req, collection, [...ids])))
  return new ReferenceNames(new Map(found.flat()))
}
