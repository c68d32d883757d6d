import type { ReaderMedia } from './reader.types.ts'
import type { PageContext } from './render.types.ts'

/** What a block points to in the library; undefined when it is gone. */
export function mediaOf(page: Pick<PageContext, 'references'>, id: string | null): ReaderMedia | undefined {
  const { media } = page.references
  return id !== null && Object.hasOwn(media, id) ? media[id] : undefined
}

/** The same, for where only a picture will do. */
export function imageOf(page: Pick<PageContext, 'references'>, id: string | null): ReaderMedia | undefined {
  const media = mediaOf(page, id)
  return media?.scheme === 'image' ? media : undefined
}
