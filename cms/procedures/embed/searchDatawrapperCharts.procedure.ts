import { z } from 'zod'
import { embedLibraryOf } from '#plugins/pickers/embedLibraries.ts'
import { publicationTimeZone } from '#plugins/posts-list/publicationTimeZone.ts'
import { pagination } from '#plugins/rpc/named.schema.ts'
import { procedure } from '#plugins/rpc/rpc.base.ts'
import { chartItem, chartItemOf } from './chart.schema.ts'
import { boundsOfSpan, embedSearch, optionalDay } from './embed.schema.ts'

export const searchDatawrapperCharts = procedure({
  summary: 'A page of charts of the publication’s account.',
  permissions: [],
})
  .input(z.object({ ...embedSearch, publishedDateStart: optionalDay, publishedDateEnd: optionalDay }))
  .output(z.object({ items: z.array(chartItem), pagination }))
  .query(async ({ ctx: { req }, input, signal }) => {
    const { query, page, pageSize, dates, publishedDateStart: from, publishedDateEnd: to } = input
    const library = embedLibraryOf(req, 'charts')
    const bounds = boundsOfSpan({ dates, from, to }, new Date(), await publicationTimeZone(req))
    const { items, totalItems } = await library.search({ query, page, pageSize, dates: bounds }, signal)
    return {
      items: items.map(chartItemOf),
      pagination: { totalItems, totalPages: Math.ceil(totalItems / pageSize) },
    }
  })
