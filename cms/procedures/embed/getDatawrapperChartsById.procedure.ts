import { z } from 'zod'
import { embedLibraryOf } from '#plugins/pickers/embedLibraries.ts'
import { errorsOfMissing } from '#plugins/rpc/missing.errors.ts'
import { lookupErrors } from '#plugins/rpc/named.schema.ts'
import { procedure } from '#plugins/rpc/rpc.base.ts'
import { chartItem, chartItemOf } from './chart.schema.ts'
import { embedIds } from './embed.schema.ts'

export const getDatawrapperChartsById = procedure({
  summary: 'Charts by id, with an error for each that is gone.',
  permissions: [],
})
  .input(embedIds)
  .output(z.object({ results: z.array(chartItem), errors: lookupErrors }))
  .query(async ({ ctx, input: { ids }, signal }) => {
    const results = (await embedLibraryOf(ctx.req, 'charts').byIds(ids, signal)).map(chartItemOf)
    return { results, errors: errorsOfMissing('chart', ids, results) }
  })
