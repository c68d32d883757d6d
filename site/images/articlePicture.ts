import type { ReaderMedia } from '#contract/reader.schema.ts'
import type { ReaderArticle } from '#contract/readerApi.schema.ts'

/** Returns the picture that stands for a story: what leads it, if that is a picture, or else that of lists; null for none. */
export function articlePicture({ featuredMedia, image }: ReaderArticle): ReaderMedia | null {
  return featuredMedia?.scheme === 'image' ? featuredMedia : image
}
