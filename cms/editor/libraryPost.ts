import { z } from 'zod'
import type { LibraryPost } from '#blocks/core/editor.types.ts'

const id = z.union([z.string(), z.number()]).transform(String)

const postDocument = z.object({
  id,
  websiteImage: id.nullish(),
  featuredMedia: id.nullish(),
  publishDateTime: z
    .string()
    .nullish()
    .transform((time) => time ?? null),
  headline: z
    .string()
    .nullish()
    .transform((headline) => headline || 'Untitled'),
})

/**
 * Returns a document of the posts collection as blocks know it.
 *
 * @throws ZodError when the API answers something else
 */
export function libraryPostOf(document: unknown): LibraryPost {
  const { websiteImage, featuredMedia, ...post } = postDocument.parse(document)
  return { ...post, imageId: websiteImage ?? featuredMedia ?? null }
}
