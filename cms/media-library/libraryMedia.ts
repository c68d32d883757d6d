import { z } from 'zod'
import type { LibraryMedia } from '#blocks/core/editor.types.ts'
import { typographicText } from '#blocks/core/typographicText.ts'
import { mediaDocument, numberOf } from '#collections/media/mediaDocument.schema.ts'
import { mediaSchemes } from '#collections/media/mimeTypes.ts'
import type { DocumentSource } from '../api/documents.ts'

/** The files of the library, as blocks and forms know them. */
export const mediaSource: DocumentSource<LibraryMedia> = {
  collection: 'media',
  read: libraryMediaOf,
  unavailableMessage: 'The media library did not answer. Try again.',
}

const blockMedia = mediaDocument.extend({
  scheme: z.enum(mediaSchemes).catch('other'),
  filesize: numberOf,
  focalX: numberOf,
  focalY: numberOf,
  poster: z.union([z.string(), z.number()]).nullish(),
})

/**
 * Returns a document of the media collection as blocks know it: with typographic quotes in its words, which are copied
 * into blocks.
 *
 * @throws ZodError when the API answers something else
 */
export function libraryMediaOf(document: unknown): LibraryMedia {
  const { url, filename, filesize, focalX, focalY, poster, alt, caption, credit, ...rest } = blockMedia.parse(document)
  return {
    ...rest,
    alt: typographicText(alt),
    caption: typographicText(caption),
    credit: typographicText(credit),
    src: url,
    name: filename,
    size: filesize,
    posterId: poster ? String(poster) : null,
    focalPoint: { x: (focalX ?? 50) / 100, y: (focalY ?? 50) / 100 },
  }
}
