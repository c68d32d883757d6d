import { NotFound } from 'payload'
import { z } from 'zod'
import { boundsOf, type DateBounds, isDay, publishDateTypes } from '#collections/posts-list/publishDate.ts'
import { publicationTimeZone } from '#collections/settings/settingsOfRequest.ts'
import { idInput, idsInput, lookupErrors, pageInput, pagination, textInput } from '#plugins/rpc/named.schema.ts'
import { notFoundErrors } from '#plugins/rpc/notFoundErrors.ts'
import { createRouter, procedure } from '#plugins/rpc/rpcBase.ts'
import { type EmbedItem, embedLibraryOf } from '../embeds/embedLibraries.ts'

const chartItem = z.object({
  id: z.string(),
  title: z.string(),
  publicUrl: z.url({ protocol: /^https?$/ }),
  // ISO text.
  datawrapperLastModified: z.string(),
})

const chartItemOf = ({ modifiedAt, ...item }: EmbedItem): z.output<typeof chartItem> => ({
  ...item,
  datawrapperLastModified: modifiedAt,
})

const documentItem = z.object({
  id: z.string(),
  title: z.string(),
  publicUrl: z.url({ protocol: /^https?$/ }),
  // ISO text.
  documentCloudUpdatedAt: z.string(),
})

const documentItemOf = ({ modifiedAt, ...item }: EmbedItem): z.output<typeof documentItem> => ({
  ...item,
  documentCloudUpdatedAt: modifiedAt,
})

const optionalDay = z.string().refine(isDay, 'A day is written as 2026-02-28.').optional()

// As many as fit on a screen of cards.
const defaultPageSize = 20

// A search; the server resolves the preset of its dates in the publication's time zone.
const embedSearch = {
  query: textInput.default(''),
  ...pageInput,
  pageSize: pageInput.pageSize.default(defaultPageSize),
  dates: z.enum(publishDateTypes).default('Anytime'),
}

const embedIds = z.object({ ids: idsInput })

interface Span {
  dates: (typeof publishDateTypes)[number]
  from: string | undefined
  to: string | undefined
}

// Days without a preset are a span of their own; a day that is missing is the other one.
const boundsOfSpan = ({ dates, from, to }: Span, now: Date, timeZone: string): DateBounds => {
  const [first, last] = [from ?? to, to ?? from]
  if (first && last && (dates === 'Custom' || dates === 'Anytime')) {
    return boundsOf({ type: 'Custom', value: { from: first, to: last } }, now, timeZone)
  }
  return dates === 'Custom' ? {} : boundsOf({ type: dates }, now, timeZone)
}

/** Charts and documents of the publication’s accounts. */
export const embedLibrariesRouter = createRouter({
  getDatawrapperChartsById: procedure({
    summary: 'Charts by id, with an error for each that is gone.',
    permissions: [],
  })
    .input(embedIds)
    .output(z.object({ results: z.array(chartItem), errors: lookupErrors }))
    .query(async ({ ctx, input: { ids }, signal }) => {
      const results = (await embedLibraryOf(ctx.req, 'charts').byIds(ids, signal)).map(chartItemOf)
      return { results, errors: notFoundErrors('chart', ids, results) }
    }),

  getDocumentCloudDocumentsById: procedure({
    summary: 'Documents by id, with an error for each that is gone.',
    permissions: [],
  })
    .input(embedIds)
    .output(z.object({ results: z.array(documentItem), errors: lookupErrors }))
    .query(async ({ ctx, input: { ids }, signal }) => {
      const results = (await embedLibraryOf(ctx.req, 'documents').byIds(ids, signal)).map(documentItemOf)
      return { results, errors: notFoundErrors('document', ids, results) }
    }),

  retrieveDatawrapperChart: procedure({ summary: 'One chart. For programs; no screen calls it.', permissions: [] })
    .input(z.object({ id: idInput }))
    .output(chartItem)
    .query(async ({ ctx: { req }, input, signal }) => {
      const [found] = await embedLibraryOf(req, 'charts').byIds([input.id], signal)
      if (!found) throw new NotFound(req.t)
      return chartItemOf(found)
    }),

  retrieveDocumentCloudDocument: procedure({
    summary: 'One document. For programs; no screen calls it.',
    permissions: [],
  })
    .input(z.object({ id: idInput }))
    .output(documentItem)
    .query(async ({ ctx: { req }, input, signal }) => {
      const [found] = await embedLibraryOf(req, 'documents').byIds([input.id], signal)
      if (!found) throw new NotFound(req.t)
      return documentItemOf(found)
    }),

  searchDatawrapperCharts: procedure({
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
    }),

  searchDocumentCloudDocuments: procedure({
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
    }),
})
