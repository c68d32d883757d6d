import type { PayloadRequest } from 'payload'
import { APIError, NotFound } from 'payload'
import { z } from 'zod'
import { acceptedMimeTypes, maxUploadSize, mediaSchemes } from '#collections/media/mimeTypes.ts'
import { isDay } from '#collections/posts-list/publishDate.ts'
import { idInput } from '#plugins/rpc/named.schema.ts'
import { createRouter, procedure } from '#plugins/rpc/rpcBase.ts'
import { bulkMediaDetails, mediaDetails } from './details.service.ts'
import { mediaLibraryOf } from './mediaLibrary.read.ts'
import { searchMedia } from './search.service.ts'
import { takeMedia } from './take.service.ts'
import { presignUpload, registerUpload } from './upload.service.ts'

const scheme = z.enum(mediaSchemes)

const optionalNumber = z.number().nullable()
const moment = z.string().nullable()

/** An item of the library; moments are ISO 8601, `duration` is in seconds. */
export const mediaItem = z.object({
  id: z.string(),
  scheme,
  name: z.string(),
  width: optionalNumber,
  height: optionalNumber,
  src: z.object({ preview: moment, default: z.string() }),
  mimeType: z.string(),
  alt: z.string(),
  caption: z.string(),
  credit: z.string(),
  usageInstructions: z.string(),
  contributor: z.string(),
  duration: optionalNumber,
  created: moment,
  uploaded: moment,
  modified: moment,
  page: z.string().nullable(),
})

const day = z.string().refine(isDay, 'must be a day')

// Two days with two dots between them: from the start of the first to the end of the last.
const dayRange = z
  .templateLiteral([z.string(), '..', z.string()])
  .transform((range) => range.split('..'))
  .pipe(z.tuple([day, day]))
  .transform(([from, to]) => ({ from, to }))

const filename = z.string().min(1).max(500)

/** The media library. */
export const mediaRouter = createRouter({
  generateAltText: procedure({
    summary: 'A suggestion for the alternative text of a picture; nothing is stored.',
    permissions: [],
  })
    .input(z.object({ contentId: idInput }))
    .output(z.object({ altText: z.string() }))
    .mutation(async ({ ctx, input }) => ({ altText: await describeMedia(ctx.req, input.contentId) })),

  generatePresignedUrl: procedure({
    summary: 'An address that takes one file, by PUT with this content type, within an hour.',
    permissions: ['CREATE_FILE'],
  })
    .input(z.object({ key: filename, contentType: z.string().max(200) }))
    .output(z.object({ url: z.string() }))
    .query(async ({ ctx, input }) => ({ url: await presignUpload(ctx.req, input.key, input.contentType) })),

  getBulkContentDetails: procedure({
    summary: 'Items of the media library; those that cannot be had are named in `errors`.',
    permissions: [],
  })
    .input(z.object({ items: z.array(z.object({ id: idInput, scheme })).max(100) }))
    .output(z.object({ results: z.array(mediaItem), errors: z.array(z.string()) }))
    .query(({ ctx, input }) => bulkMediaDetails(ctx.req, input.items)),

  getContentDetails: procedure({ summary: 'One item of the media library.', permissions: [] })
    .input(z.object({ scheme, contentId: idInput }))
    .output(mediaItem)
    .query(({ ctx, input }) => mediaDetails(ctx.req, { id: input.contentId, scheme: input.scheme })),

  getLibrary: procedure({
    summary: 'What the media library of this newsroom is, and takes.',
    permissions: [],
  })
    .input(z.object({}))
    .output(
      z.object({
        provider: z.string(),
        /** True where stories refer to its items themselves; false where a chosen item is copied into the library. */
        isOwn: z.boolean(),
        acceptedTypes: z.array(z.string()),
        /** Bytes. */
        maxSize: z.int(),
        /** The variable to set for suggestions of alternative texts; null when it is set. */
        altTextMissing: z.string().nullable(),
      }),
    )
    .query(({ ctx }) => {
      const { provider, altText } = mediaLibraryOf(ctx.req.payload)
      return {
        provider: provider.name,
        isOwn: provider.isOwn,
        acceptedTypes: acceptedMimeTypes,
        maxSize: maxUploadSize,
        altTextMissing: altText.missing,
      }
    }),

  search: procedure({ summary: 'A page of the media library.', permissions: [] })
    .input(
      z.object({
        folder: z.string().max(200).nullish(),
        /** Accepted for libraries with two kinds of folders; a folder is found by its id alone. */
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
    .query(({ ctx, input }) => searchMedia(ctx.req, input)),

  take: procedure({
    summary: 'What stories refer to for chosen items: files of the newsroom’s own, copied when the library is another.',
    permissions: [],
  })
    .input(z.object({ items: z.array(z.object({ id: idInput, scheme })).max(100) }))
    .output(z.array(mediaItem))
    .mutation(({ ctx, input }) => takeMedia(ctx.req, input.items)),

  upload: procedure({
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
    .mutation(({ ctx, input }) => registerUpload(ctx.req, input)),
})

// Returns a suggestion for the alternative text of a picture. @throws APIError in words for the editor
async function describeMedia(req: PayloadRequest, id: string): Promise<string> {
  const { altText, readFile } = mediaLibraryOf(req.payload)
  const picture = /^\d{1,9}$/.test(id)
    ? await req.payload.findByID({ collection: 'media', id, depth: 0, overrideAccess: false, disableErrors: true, req })
    : null
  if (!picture?.filename) throw new NotFound(req.t)
  if (picture.scheme !== 'image') throw new APIError('Only pictures can be described.', 400, null, true)
  return altText.describe(await readFile(picture.filename))
}
