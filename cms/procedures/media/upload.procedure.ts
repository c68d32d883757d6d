import { z } from 'zod'
import { registerUpload } from '#plugins/media-library/upload.service.ts'
import { procedure } from '#plugins/rpc/rpc.base.ts'
import { filename, mediaItem } from './media.schema.ts'

export const upload = procedure({
  summary: 'Takes a file that was sent into the library; `poster` names a picture that was sent for a film.',
  permissions: ['CREATE_FILE'],
})
  .input(
    z.object({
      filename,
      credit: z.string().max(1000).default(''),
      caption: z.string().max(5000).default(''),
      poster: filename.optional(),
    }),
  )
  .output(mediaItem)
  .mutation(({ ctx, input }) => registerUpload(ctx.req, input))
