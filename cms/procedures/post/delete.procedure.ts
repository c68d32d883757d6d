import { z } from 'zod'
import { idInput } from '#plugins/rpc/named.schema.ts'
import { inTransaction, procedure } from '#plugins/rpc/rpc.base.ts'

export const deletePost = procedure({
  summary: 'Deletes a post for good: one that lies in the trash.',
  permissions: ['DELETE_POST', 'DELETE_SELF_POST'],
  mode: 'some',
})
  .use(inTransaction)
  .input(z.object({ id: idInput }))
  .output(z.object({ id: z.string() }))
  .mutation(async ({ ctx: { req }, input }) => {
    const { id } = await req.payload.delete({
      collection: 'posts',
      id: input.id,
      trash: true,
      depth: 0,
      overrideAccess: false,
      req,
    })
    return { id: String(id) }
  })
