import { z } from 'zod'
import { embedLibraryOf } from '#plugins/pickers/embedLibraries.ts'
import { errorsOfMissing } from '#plugins/rpc/missing.errors.ts'
import { lookupErrors } from '#plugins/rpc/named.schema.ts'
import { procedure } from '#plugins/rpc/rpc.base.ts'
import { documentItem, documentItemOf } from './document.schema.ts'
import { embedIds } from './embed.schema.ts'

export const getDocumentCloudDocumentsById = procedure({
  summary: 'Documents by id, with an error for each that is gone.',
  permissions: [],
})
  .input(embedIds)
  .output(z.object({ results: z.array(documentItem), errors: lookupErrors }))
  .query(async ({ ctx, input: { ids }, signal }) => {
    const results = (await embedLibraryOf(ctx.req, 'documents').byIds(ids, signal)).map(documentItemOf)
    return { results, errors: errorsOfMissing('document', ids, results) }
  })
