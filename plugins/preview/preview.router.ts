import { z } from 'zod'
import { createRouter, procedure } from '#plugins/rpc/rpc.base.ts'
import { createPreviewLink } from './preview.service.ts'

/** Procedures of the preview. */
export const previewRouter = createRouter({
  createPreviewLink: procedure({
    summary:
      'A link to the preview of a post on the reader site, for people who may read its draft. It opens this post only, for 24 hours, to everyone who has it.',
    permissions: [],
  })
    .input(z.object({ id: z.int().min(1) }))
    .output(
      z.object({
        url: z.string(),
        /** ISO 8601. */
        expiresAt: z.string(),
      }),
    )
    .query(async ({ ctx, input }) => {
      const { url, expiresAt } = await createPreviewLink(ctx.req, input.id, new Date())
      return { url, expiresAt: expiresAt.toISOString() }
    }),
})
