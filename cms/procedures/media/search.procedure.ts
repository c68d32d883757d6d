import { z } from 'zod'
import { searchMedia } from '#plugins/media-library/search.service.ts'
import { procedure } from '#plugins/rpc/rpc.base.ts'
import { dayRange, mediaItem, scheme } from './media.schema.ts'

export const search = procedure({ summary: 'A page of the media library.', permissions: [] })
  .input(
    z.object({
      folder: z.string().max(200).nullish(),
      /** Taken for the libraries whose folders are of two kinds; a folder is found by its id alone. */
      folderType: z.enum(['album', 'folder']).nullish(),
      keyword: z.string().trim().max(200).default(''),
      scheme: z.union([scheme, z.literal('all')]).default('all'),
      sortBy: z.enum(['time', 'name']).default('time'),
      sortDirection: z.enum(['ascending', 'descending']).default('descending'),
      limit: z.int().min(1).max(100).default(20),
      start: z.int().min(0).default(0),
      createdTime: dayRange.optional(),
      uploadedTime: dayRange.optional(),
      creator: z.string().trim().max(200).default(''),
    }),
  )
  .output(z.object({ results: z.array(mediaItem), found: z.int() }))
  .query(({ ctx, input }) => searchMedia(ctx.req, input))
