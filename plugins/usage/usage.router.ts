import { z } from 'zod'
import { idInput } from '#plugins/rpc/named.schema.ts'
import { createRouter, procedure } from '#plugins/rpc/rpcBase.ts'
import { bodiesThatUse } from './usage.plugin.ts'
import { usedKinds } from './usage.types.ts'
import { usesOf } from './usedBy.service.ts'

/** Procedures that find the documents that use another one. */
export const usageRouter = createRouter({
  getUses: procedure({
    summary:
      'What uses a file, a tag, an author, a section or a show, as readers see it or in its newest version; the first 50 by name.',
    permissions: [],
  })
    .input(z.object({ kind: z.enum(usedKinds), id: idInput }))
    .output(
      z.object({
        uses: z.array(
          z.object({
            slug: z.string(),
            id: z.string().nullable(),
            label: z.string(),
            title: z.string(),
            publishStatus: z.string().nullable(),
            isLive: z.boolean(),
          }),
        ),
        total: z.int(),
      }),
    )
    .query(({ ctx, input }) => usesOf(ctx.req, input.kind, input.id, bodiesThatUse(ctx.req.payload))),
})
