import { z } from 'zod'
import { namesOf } from '#plugins/pickers/searchByName.ts'
import { idsInput, named } from '#plugins/rpc/named.schema.ts'
import { procedure } from '#plugins/rpc/rpc.base.ts'
import { collectionOfKind, contentKind } from './contentKind.schema.ts'

export const resolveContent = procedure({
  summary: 'Pages, sections, tags or authors by id; those that are gone are missing.',
  permissions: [],
})
  .input(z.object({ kind: contentKind, ids: idsInput }))
  .output(z.object({ result: z.array(named) }))
  .query(async ({ ctx, input: { kind, ids } }) => ({ result: await namesOf(ctx.req, collectionOfKind[kind], ids) }))
