import { z } from 'zod'
import { commentUser } from '#plugins/comments/comments.schema.ts'
import { usersByIds as users } from '#plugins/comments/commentUsers.ts'
import { numericIds } from '#plugins/pickers/numericIds.ts'
import { idInput } from '../named.schema.ts'
import { procedure } from '../rpc.base.ts'

/** "At most 256 ids" (back-office 5.2). */
const mostIds = 256

export const usersByIds = procedure({
  summary: 'People by id, as comments show them; those that are gone are missing. At most 256 ids.',
  permissions: [],
})
  .input(z.object({ ids: z.array(idInput).max(mostIds) }))
  .output(z.array(commentUser))
  .query(({ ctx, input }) => users(ctx.req, numericIds(input.ids)))
