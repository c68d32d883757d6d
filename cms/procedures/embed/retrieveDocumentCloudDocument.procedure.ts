import { NotFound } from 'payload'
import { z } from 'zod'
import { embedLibraryOf } from '#plugins/pickers/embedLibraries.ts'
import { idInput } from '#plugins/rpc/named.schema.ts'
import { procedure } from '#plugins/rpc/rpc.base.ts'
import { documentItem, documentItemOf } from './document.schema.ts'

export const retrieveDocumentCloudDocument = procedure({ summary: 'One document.', permissions: [] })
  .input(z.object({ id: idInput }))
  .output(documentItem)
  .query(async ({ ctx: { req }, input, signal }) => {
    const [found] = await embedLibraryOf(req, 'documents').byIds([input.id], signal)
    if (!found) throw new NotFound(req.t)
    return documentItemOf(found)
  })
