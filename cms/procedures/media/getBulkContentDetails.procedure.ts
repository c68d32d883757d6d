import { z } from 'zod'
import { bulkMediaDetails } from '#plugins/media-library/details.service.ts'
import { idInput } from '#plugins/rpc/named.schema.ts'
import { procedure } from '#plugins/rpc/rpc.base.ts'
import { mediaItem, scheme } from './media.schema.ts'

export const getBulkContentDetails = procedure({
  summary: 'Items of the media library; those that cannot be had are named in `errors`.',
  permissions: [],
})
  .input(z.object({ items: z.array(z.object({ id: idInput, scheme })).max(100) }))
  .output(z.object({ results: z.array(mediaItem), errors: z.array(z.string()) }))
  .query(({ ctx, input }) => bulkMediaDetails(ctx.req, input.items))
