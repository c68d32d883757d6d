import { z } from 'zod'
import type { LibraryMedia } from '#blocks/core/editor.types.ts'
import { mediaDocument, numberOf } from '#collections/media/mediaDocument.schema.ts'
import { mediaSchemes } from '#collections/media/mimeTypes.ts'

const blockMedia = mediaDocument.extend({
  scheme: z.enum(mediaSchemes).catch('other'),
  filesize: numberOf,
  focalX: numberOf,
  focalY: numberOf,
  poster: z.union([z.string(), z.number()]).nullish(),
})

/**
 * A document of the media collection as blocks know it.
 *
 * @throws ZodError when the API answers something else
 */
export function libraryMediaOf(document: unknown): LibraryMedia {
  const { url, filename, filesize, focalX, focalY, poster, ...rest } = blockMedia.parse(document)
  return {
    ...rest,
    src: url,
    name: filename,
    size: filesize,
    posterId: poster ? String(poster) : null,
    focalPoint: { x: (focalX ?? 50) / 100, y: (focalY ?? 50) / 100 },
  }
}
