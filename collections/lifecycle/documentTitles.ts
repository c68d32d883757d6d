import type { CollectionSlug, PayloadRequest, SelectType } from 'payload'

/**
 * Returns the titles of the newest drafts of documents, as far as the request's person may read them, by `collection/id`.
 * Documents without a title have an empty one.
 */
export async function documentTitles(
  req: PayloadRequest,
  documents: readonly { collection: CollectionSlug; id: number }[],
): Promise<Map<string, string>> {
  const titles = new Map<string, string>()
  for (const collection of new Set(documents.map((document) => document.collection))) {
    const field = req.payload.collections[collection].config.admin.useAsTitle ?? 'id'
    const select: SelectType = { [field]: true }
    const ids = documents.filter((document) => document.collection === collection).map(({ id }) => id)
    const { docs } = await req.payload.find({
      collection,
      where: { id: { in: ids } },
      draft: true,
      trash: true,
      depth: 0,
      limit: ids.length,
      pagination: false,
      select,
      overrideAccess: false,
      user: req.user,
      req,
    })
    for (const doc of docs) {
      const title: unknown = Object.entries(doc).find(([name]) => name === field)?.[1]
      titles.set(`${collection}/${doc.id}`, typeof title === 'string' ? title : '')
    }
  }
  return titles
}
