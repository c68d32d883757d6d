import { z } from 'zod'
import { namesOf } from '#plugins/pickers/searchByName.ts'
import { idsInput, named } from '#plugins/rpc/named.schema.ts'
import { procedure } from '#plugins/rpc/rpc.base.ts'

export const resolve = procedure({
  summary: 'Authors by id, in the order of the ids; those that are gone stay as plain texts.',
  permissions: [],
})
  .input(z.object({ ids: idsInput }))
  .output(z.array(z.union([named, z.string()])))
  .query(async ({ ctx, input }) => {
    const found = new Map((await namesOf(ctx.req, 'authors', input.ids)).map((author) => [author.id, author]))
    return input.ids.map((id) => found.get(id) ?? id)
  })
