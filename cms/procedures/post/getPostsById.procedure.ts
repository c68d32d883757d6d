import { z } from 'zod'
import { listModels } from '#collections/posts-list/listModels.ts'
import { numericIds } from '#plugins/pickers/numericIds.ts'
import { itemsOf } from '#plugins/posts-list/listedContent.ts'
import { errorsOfMissing } from '#plugins/rpc/missing.errors.ts'
import { idsInput, lookupErrors } from '#plugins/rpc/named.schema.ts'
import { procedure } from '#plugins/rpc/rpc.base.ts'
import { postItem } from './post.schema.ts'
import { postItemOf } from './post.shape.ts'

export const getPostsById = procedure({ summary: 'Posts by id, with an error for each that is gone.', permissions: [] })
  .input(z.object({ ids: idsInput }))
  .output(z.object({ results: z.array(postItem), errors: lookupErrors }))
  .query(async ({ ctx, input }) => {
    const results = (await itemsOf(ctx.req, listModels.posts, numericIds(input.ids))).map(postItemOf)
    return { results, errors: errorsOfMissing('post', input.ids, results) }
  })
