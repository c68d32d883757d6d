import { z } from 'zod'
import { sharedCollections } from '#plugins/collaboration/room/documentKey.ts'
import { createRouter, inTransaction, procedure } from '#plugins/rpc/rpcBase.ts'
import { createPreviewLink, endPreviewLinks } from './preview.service.ts'

/** Procedures of the preview. */
export const previewRouter = createRouter({
  createLink: procedure({
    summary:
      'A link to the preview of a document on the reader site, for people who may read its draft. It opens this document only, to everyone who has it, for 24 hours or until the document is published or unpublished, its links are ended, or its maker may not read the draft any more.',
    permissions: [],
  })
    .input(z.object({ collection: z.enum(sharedCollections), id: z.int().min(1) }))
    .output(
      z.object({
        url: z.string(),
        /** ISO 8601. */
        expiresAt: z.string(),
      }),
    )
    .query(async ({ ctx, input }) => {
      const { url, expiresAt } = await createPreviewLink(ctx.req, input, new Date())
      return { url, expiresAt: expiresAt.toISOString() }
    }),

  endLinks: procedure({
    summary: 'Ends all links to the preview of a document that were made so far, for people who may write it.',
    permissions: [],
  })
    .use(inTransaction)
    .input(z.object({ collection: z.enum(sharedCollections), id: z.int().min(1) }))
    .output(z.object({ id: z.string() }))
    .mutation(async ({ ctx, input }) => {
      await endPreviewLinks(ctx.req, input)
      return { id: String(input.id) }
    }),
})
