import { z } from 'zod'
import type { LibraryMedia } from '#blocks/core/editor.types.ts'

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')
const number = z
  .number()
  .nullish()
  .transform((value) => value ?? null)

const mediaDocument = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  scheme: z.enum(['image', 'video', 'audio', 'document', 'presentation', 'other']).catch('other'),
  url: text,
  filename: text,
  mimeType: text,
  filesize: number,
  width: number,
  height: number,
  alt: text,
  caption: text,
  credit: text,
  focalX: number,
  focalY: number,
  poster: z.union([z.string(), z.number()]).nullish(),
})

/**
 * A document of the media collection as blocks know it.
 *
 * @throws ZodError when the API answers something else
 */
export function libraryMediaOf(document: unknown): LibraryMedia {
  const { url, filename, filesize, focalX, focalY, poster, ...rest } = mediaDocument.parse(document)
  return {
    ...rest,
    src: url,
    name: filename,
    size: filesize,
    posterId: poster ? String(poster) : null,
    focalPoint: { x: (focalX ?? 50) / 100, y: (focalY ?? 50) / 100 },
  }
}
