import { z } from 'zod'
import { namesOf } from '#plugins/pickers/searchByName.ts'
import { idsInput, named } from '#plugins/rpc/named.schema.ts'
import { procedure } from '#plugins/rpc/rpc.base.ts'

export const resolveSources = procedure({
  summary: 'Sources of posts by id; those that are gone are missing.',
  permissions: [],
})
  .input(z.object({ ids: idsInput }))
  .output(z.object({ result: z.array(named) }))
  .query(async ({ ctx, input }) => ({ result: await namesOf(ctx.req, 'post-sources', input.ids) }))
