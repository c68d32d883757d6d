import { z } from 'zod'
import { numericIds } from '#plugins/pickers/numericIds.ts'
import { sectionItem, sectionItems } from '#plugins/pickers/sectionsOfPicker.ts'
import { errorsOfMissing } from '#plugins/rpc/missing.errors.ts'
import { idsInput, lookupErrors } from '#plugins/rpc/named.schema.ts'
import { procedure } from '#plugins/rpc/rpc.base.ts'

export const getSectionsByIds = procedure({
  summary: 'Sections and shows by id, with an error for each that is gone.',
  permissions: [],
})
  .input(z.object({ ids: idsInput }))
  .output(z.object({ results: z.array(sectionItem), errors: lookupErrors }))
  .query(async ({ ctx, input }) => {
    const results = await sectionItems(ctx.req, numericIds(input.ids))
    return { results, errors: errorsOfMissing('section', input.ids, results) }
  })
