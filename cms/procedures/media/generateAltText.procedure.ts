import { z } from 'zod'
import { describeMedia } from '#plugins/media-library/describe.service.ts'
import { idInput } from '#plugins/rpc/named.schema.ts'
import { procedure } from '#plugins/rpc/rpc.base.ts'

export const generateAltText = procedure({
  summary: 'A suggestion for the alternative text of a picture; nothing is stored.',
  permissions: [],
})
  .input(z.object({ contentId: idInput }))
  .output(z.object({ altText: z.string() }))
  .mutation(async ({ ctx, input }) => ({ altText: await describeMedia(ctx.req, input.contentId) }))
