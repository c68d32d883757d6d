import { z } from 'zod'
import { searchByName } from '#plugins/pickers/searchByName.ts'
import { named, pageInput, pagination, textInput } from '#plugins/rpc/named.schema.ts'
import { procedure } from '#plugins/rpc/rpc.base.ts'

/** "Page 1, pageSize 5" (block-editor 9). */
const defaultPageSize = 5

export const search = procedure({ summary: 'Authors whose names hold a text, the best first.', permissions: [] })
  .input(z.object({ query: textInput, ...pageInput, pageSize: pageInput.pageSize.default(defaultPageSize) }))
  .output(z.object({ items: z.array(named), pagination }))
  .query(({ ctx, input: { query, ...page } }) => searchByName(ctx.req, 'authors', { text: query, ...page }))
