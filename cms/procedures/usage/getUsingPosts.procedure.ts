import { z } from 'zod'
import { postsUsing, usedKinds } from '#plugins/usage/usedBy.service.ts'
import { idInput } from '../named.schema.ts'
import { procedure } from '../rpc.base.ts'

export const getUsingPosts = procedure({
  summary: 'Posts that use a file, a tag, an author, a section or a show, live or in their newest version.',
  permissions: [],
})
  .input(z.object({ kind: z.enum(usedKinds), id: idInput }))
  .output(
    z.object({
      posts: z.array(
        z.object({ id: z.string(), headline: z.string(), publishStatus: z.string(), isLive: z.boolean() }),
      ),
      total: z.int(),
    }),
  )
  .query(({ ctx, input }) => postsUsing(ctx.req, input.kind, input.id))
