import { z } from 'zod'
import { mediaDocument, numberOf, wordsOf } from '#collections/media/mediaDocument.schema.ts'
import { mediaSchemeOf } from '#collections/media/mimeTypes.ts'
import type { MediaItem } from '../provider/mediaProvider.types.ts'

const moment = z
  .string()
  .nullish()
  .transform((value) => value ?? null)

const itemDocument = mediaDocument.extend({
  thumbnailURL: moment,
  usageInstructions: wordsOf,
  createdBy: z.object({ name: wordsOf }).nullish().catch(null),
  duration: numberOf,
  poster: z.object({ thumbnailURL: moment, url: moment }).nullish().catch(null),
  takenAt: moment,
  createdAt: moment,
  updatedAt: moment,
})

/** Returns a document of the collection `media`, its relationships filled in, as an item of the library. */
export function mediaItemOf(document: unknown): MediaItem {
  const { filename, url, thumbnailURL, createdBy, poster, takenAt, createdAt, updatedAt, ...rest } =
    itemDocument.parse(document)
  const scheme = mediaSchemeOf(rest.mimeType)
  const picture = scheme === 'image' ? (thumbnailURL ?? url) : (poster?.thumbnailURL ?? poster?.url)
  return {
    ...rest,
    scheme,
    name: filename,
    src: { preview: picture ?? null, default: url },
    contributor: createdBy?.name ?? '',
    created: takenAt ?? createdAt,
    uploaded: createdAt,
    modified: updatedAt,
    page: null,
  }
}
