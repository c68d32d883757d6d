import { z } from 'zod'
import { mediaSchemeOf } from '#collections/media/mimeTypes.ts'
import type { MediaItem } from '../provider/mediaProvider.types.ts'

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')
const number = z
  .number()
  .nullish()
  .transform((value) => value ?? null)
const moment = z
  .string()
  .nullish()
  .transform((value) => value ?? null)

const mediaDocument = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  filename: text,
  url: text,
  mimeType: text,
  thumbnailURL: moment,
  width: number,
  height: number,
  alt: text,
  caption: text,
  credit: text,
  usageInstructions: text,
  createdBy: z.object({ name: text }).nullish().catch(null),
  duration: number,
  poster: z.object({ thumbnailURL: moment, url: moment }).nullish().catch(null),
  takenAt: moment,
  createdAt: moment,
  updatedAt: moment,
})

/** A document of the collection `media`, its relationships filled in, as an item of the library. */
export const mediaItemOf = (document: unknown): MediaItem => {
  const { filename, url, thumbnailURL, createdBy, poster, takenAt, createdAt, updatedAt, ...rest } =
    mediaDocument.parse(document)
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
