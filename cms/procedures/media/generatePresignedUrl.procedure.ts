import { z } from 'zod'
import { presignUpload } from '#plugins/media-library/upload.service.ts'
import { procedure } from '#plugins/rpc/rpc.base.ts'
import { filename } from './media.schema.ts'

export const generatePresignedUrl = procedure({
  summary: 'An address that takes one file, by PUT with this content type, within an hour.',
  permissions: ['CREATE_FILE'],
})
  .input(z.object({ key: filename, contentType: z.string().max(200) }))
  .output(z.object({ url: z.string() }))
  .query(async ({ ctx, input }) => ({ url: await presignUpload(ctx.req, input.key, input.contentType) }))
