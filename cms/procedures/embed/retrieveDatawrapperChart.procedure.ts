import { NotFound } from 'payload'
import { z } from 'zod'
import { embedLibraryOf } from '#plugins/pickers/embedLibraries.ts'
import { idInput } from '../named.schema.ts'
import { procedure } from '../rpc.base.ts'
import { chartItem, chartItemOf } from './chart.schema.ts'

export const retrieveDatawrapperChart = procedure({ summary: 'One chart.', permissions: [] })
  .input(z.object({ id: idInput }))
  .output(chartItem)
  .query(async ({ ctx: { req }, input, signal }) => {
    const [found] = await embedLibraryOf(req, 'charts').byIds([input.id], signal)
    if (!found) throw new NotFound(req.t)
    return chartItemOf(found)
  })
