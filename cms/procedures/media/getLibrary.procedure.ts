import { z } from 'zod'
import { acceptedMimeTypes, maxUploadSize } from '#collections/media/mimeTypes.ts'
import { mediaLibraryOf } from '#plugins/media-library/mediaLibrary.read.ts'
import { procedure } from '#plugins/rpc/rpc.base.ts'

export const getLibrary = procedure({
  summary: 'What the media library of this newsroom is, and takes.',
  permissions: [],
})
  .input(z.object({}))
  .output(
    z.object({
      provider: z.string(),
      /** Whether its items are the files that stories refer to, and no copies are made. */
      isOwn: z.boolean(),
      acceptedTypes: z.array(z.string()),
      /** Bytes. */
      maxSize: z.int(),
      /** Why nobody suggests alternative texts, as the variable to set; null when somebody does. */
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
  })
