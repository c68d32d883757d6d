import { z } from 'zod'
import { mediaDetails } from '#plugins/media-library/details.service.ts'
import { idInput } from '#plugins/rpc/named.schema.ts'
import { procedure } from '#plugins/rpc/rpc.base.ts'
import { mediaItem, scheme } from './media.schema.ts'

export const getContentDetails = procedure({ summary: 'One item of the media library.', permissions: [] })
  .input(z.object({ scheme, contentId: idInput }))
  .output(mediaItem)
  .query(({ ctx, input }) => mediaDetails(ctx.req, { id: input.contentId, scheme: input.scheme }))
