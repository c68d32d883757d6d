import { NotFound } from 'payload'
import { z } from 'zod'
import { embedLibraryOf } from '#plugins/pickers/embedLibraries.ts'
import { idInput } from '#plugins/rpc/named.schema.ts'
import { procedure } from '#plugins/rpc/rpc.base.ts'
import { chartItem, chartItemOf } from './chart.schema.ts'

export const retrieveDatawrapperChart = procedure({ summary: 'One chart.', permissions: [] })
  .input(z.object({ id: idInput }))
  .output(chartItem)
  .query(async ({ ctx: { req }, input, signal }) => {
    const [found] = await embedLibraryOf(req, 'charts').byIds([input.id], signal)
    if (!found) throw new NotFound(req.t)
    return chartItemOf(found)
  })
