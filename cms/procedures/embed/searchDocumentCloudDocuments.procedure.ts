import { z } from 'zod'
import { embedLibraryOf } from '#plugins/pickers/embedLibraries.ts'
import { publicationTimeZone } from '#plugins/posts-list/publicationTimeZone.ts'
import { pagination } from '#plugins/rpc/named.schema.ts'
import { procedure } from '#plugins/rpc/rpc.base.ts'
import { documentItem, documentItemOf } from './document.schema.ts'
import { boundsOfSpan, embedSearch, optionalDay } from './embed.schema.ts'

export const searchDocumentCloudDocuments = procedure({
  summary: 'A page of documents of the publication’s account.',
  permissions: [],
})
  .input(z.object({ ...embedSearch, createdDateStart: optionalDay, createdDateEnd: optionalDay }))
  .output(z.object({ items: z.array(documentItem), pagination }))
  .query(async ({ ctx: { req }, input, signal }) => {
    const { query, page, pageSize, dates, createdDateStart: from, createdDateEnd: to } = input
    const library = embedLibraryOf(req, 'documents')
    const bounds = boundsOfSpan({ dates, from, to }, new Date(), await publicationTimeZone(req))
    const { items, totalItems } = await library.search({ query, page, pageSize, dates: bounds }, signal)
    return {
      items: items.map(documentItemOf),
      pagination: { totalItems, totalPages: Math.ceil(totalItems / pageSize) },
    }
  })
