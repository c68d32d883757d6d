import { z } from 'zod'
import { mediaSchemes } from '#collections/media/mimeTypes.ts'
import { isDay } from '#collections/posts-list/publishDate.ts'

export const scheme = z.enum(mediaSchemes)

const optionalNumber = z.number().nullable()
const moment = z.string().nullable()

/** An item of the library (block-editor 3.9); moments are ISO 8601, `duration` is in seconds. */
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

/** Two days with two dots between them: from the start of the first to the end of the last. */
export const dayRange = z
  .templateLiteral([z.string(), '..', z.string()])
  .transform((range) => range.split('..'))
  .pipe(z.tuple([day, day]))
  .transform(([from, to]) => ({ from, to }))

export const filename = z.string().min(1).max(500)
