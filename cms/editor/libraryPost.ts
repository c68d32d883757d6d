import { z } from 'zod'
import type { LibraryPost } from '#blocks/core/editor.types.ts'

const postDocument = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  headline: z
    .string()
    .nullish()
    .transform((headline) => headline || 'Untitled'),
})

/**
 * A document of the posts collection as blocks know it.
 *
 * @throws ZodError when the API answers something else
 */
export function libraryPostOf(document: unknown): LibraryPost {
  return postDocument.parse(document)
}
