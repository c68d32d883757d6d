import type { PayloadRequest, SelectType } from 'payload'
import { numericIds } from '#database/numericIds.ts'
import type { LifecycleSlug } from '#plugins/lifecycle/lifecycle.schema.ts'

/** Returns the titles of documents, as far as the person may read them, by `collection/id`. */
export async function titlesById(
  req: PayloadRequest,
  documents: readonly { collection: LifecycleSlug; documentId: string }[],
): Promise<Map<string, string>> {
  const titles = new Map<string, string>()
  for (const collection of new Set(documents.map((document) => document.collection))) {
    const field = req.payload.collections[collection].config.admin.useAsTitle ?? 'id'
    const select: SelectType = { [field]: true }
    const ids = numericIds(documents.filter((one) => one.collection === collection).map((one) => one.documentId))
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
