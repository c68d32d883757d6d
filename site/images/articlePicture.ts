import type { ReaderMedia } from '#blocks/core/reader.types.ts'
import type { ReaderArticle } from '#blocks/core/readerAnswer.types.ts'

/** Returns the picture that stands for a story: what leads it, if that is a picture, or else that of lists; null for none. */
export function articlePicture({ featuredMedia, image }: ReaderArticle): ReaderMedia | null {
  return featuredMedia?.scheme === 'image' ? featuredMedia : image
}
