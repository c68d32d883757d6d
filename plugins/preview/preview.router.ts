import { z } from 'zod'
import { sharedCollections } from '#plugins/collaboration/room/documentKey.ts'
import { createRouter, procedure } from '#plugins/rpc/rpc.base.ts'
import { createPreviewLink } from './preview.service.ts'

/** Procedures of the preview. */
export const previewRouter = createRouter({
  createLink: procedure({
    summary:
      'A link to the preview of a document on the reader site, for people who may read its draft. It opens this document only, for 24 hours, to everyone who has it.',
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
})
