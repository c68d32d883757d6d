import { z } from 'zod'
import { takeMedia } from '#plugins/media-library/take.service.ts'
import { idInput } from '#plugins/rpc/named.schema.ts'
import { procedure } from '#plugins/rpc/rpc.base.ts'
import { mediaItem, scheme } from './media.schema.ts'

export const take = procedure({
  summary: 'What stories refer to for chosen items: files of the newsroom’s own, copied when the library is another.',
  permissions: [],
})
  .input(z.object({ items: z.array(z.object({ id: idInput, scheme })).max(100) }))
  .output(z.array(mediaItem))
  .mutation(({ ctx, input }) => takeMedia(ctx.req, input.items))
