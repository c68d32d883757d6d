import { z } from 'zod'
import { searchByName } from '#plugins/pickers/searchByName.ts'
import { named, pageInput, textInput } from '#plugins/rpc/named.schema.ts'
import { procedure } from '#plugins/rpc/rpc.base.ts'

export const searchTags = procedure({
  summary: 'Tags whose names hold a text, the best first, 20 a page.',
  permissions: [],
})
  .input(z.object({ name: textInput, page: pageInput.page }))
  .output(z.array(named))
  .query(async ({ ctx, input }) => (await searchByName(ctx.req, 'tags', { text: input.name, page: input.page })).items)
