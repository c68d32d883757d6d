import { z } from 'zod'
import type { ImportChapter } from '../import.types.ts'

// Chapters in the JSON of the Podcast Index; those with `toc: false` are for players that show pictures.
const chaptersFile = z.object({
  chapters: z.array(
    z.looseObject({
      startTime: z.number().nonnegative(),
      title: z.string().default(''),
      toc: z.boolean().default(true),
    }),
  ),
})

/**
 * Returns the chapters of a file that a feed names.
 * @throws Error where it is no JSON, or other JSON
 */
export function chaptersOfJson(text: string): ImportChapter[] {
  const { chapters } = chaptersFile.parse(JSON.parse(text.replace(/^\uFEFF/, '')))
  return chapters.flatMap(({ startTime, title, toc }) =>
    toc && title.trim() ? { start: startTime, title: title.trim() } : [],
  )
}
