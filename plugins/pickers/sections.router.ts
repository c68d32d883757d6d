import { z } from 'zod'
import { listModels } from '#collections/posts-list/listModels.ts'
import { defaultPageSize, noFilters, usualSort } from '#collections/posts-list/listState.ts'
import { numericIds } from '#database/numericIds.ts'
import { listedContent } from '#plugins/posts-list/listedContent.ts'
import { idsInput, lookupErrors, pageInput, pagination, textInput } from '#plugins/rpc/named.schema.ts'
import { notFoundErrors } from '#plugins/rpc/notFoundErrors.ts'
import { createRouter, procedure } from '#plugins/rpc/rpcBase.ts'
import { sectionItem, sectionItems, sectionTypes } from './sectionsOfPicker.ts'

// Sort keys of the picker, and their names in the list.
const listKeys = { name: 'headline', type: 'type', publishStatus: 'status' } as const

const sort = z.array(z.object({ key: z.enum(['name', 'type', 'publishStatus']), direction: z.enum(['asc', 'desc']) }))

/** Sections and shows, as pickers show them. */
export const sectionsRouter = createRouter({
  getSectionsByIds: procedure({
    summary: 'Sections and shows by id, with an error for each that is gone.',
    permissions: [],
  })
    .input(z.object({ ids: idsInput }))
    .output(z.object({ results: z.array(sectionItem), errors: lookupErrors }))
    .query(async ({ ctx, input }) => {
      const results = await sectionItems(ctx.req, numericIds(input.ids))
      return { results, errors: notFoundErrors('section', input.ids, results) }
    }),

  search: procedure({ summary: 'A page of sections and shows.', permissions: [] })
    .input(
      z.object({
        types: z.array(z.enum(sectionTypes)).default([]),
        keyword: textInput.default(''),
        slug: textInput.default(''),
        sort: sort.max(3).default([]),
        ...pageInput,
        pageSize: pageInput.pageSize.default(defaultPageSize),
      }),
    )
    .output(z.object({ items: z.array(sectionItem), pagination }))
    .query(async ({ ctx, input: { types, sort, ...input } }) => {
      const order = sort.map(({ key, direction }) => ({ key: listKeys[key], direction }))
      const { items, pagination } = await listedContent(ctx.req, listModels.sections, {
        ...noFilters,
        ...input,
        postTypes: types,
        sort: order.length > 0 ? order : usualSort(listModels.sections, input.keyword),
      })
      const ids = items.map(({ id }) => id)
      return { items: await sectionItems(ctx.req, ids), pagination }
    }),
})
