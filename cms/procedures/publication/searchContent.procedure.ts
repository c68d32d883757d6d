import { z } from 'zod'
import { searchByName } from '#plugins/pickers/searchByName.ts'
import { named, pageInput, pagination, textInput } from '#plugins/rpc/named.schema.ts'
import { procedure } from '#plugins/rpc/rpc.base.ts'
import { collectionOfKind, contentKind } from './contentKind.schema.ts'

export const searchContent = procedure({
  summary: 'Pages, sections, tags or authors that readers can see and whose names hold a text, the best first.',
  permissions: [],
})
  .input(z.object({ kind: contentKind, name: textInput, ...pageInput, pageSize: pageInput.pageSize.default(10) }))
  .output(z.object({ items: z.array(named), pagination }))
  .query(({ ctx, input: { kind, name, ...page } }) =>
    searchByName(ctx.req, collectionOfKind[kind], { text: name, isSeenByReaders: true, ...page }),
  )
