import type { ReaderMedia } from '#contract/reader.schema.ts'
import type { PageContext } from './render.types.ts'
import { absoluteHref, safeHref } from './safeHref.ts'

/** What a block points to in the library; undefined when it is gone, or of another kind than the one asked for. */
export function mediaOf(
  page: Pick<PageContext, 'references'>,
  id: string | null,
  scheme?: ReaderMedia['scheme'],
): ReaderMedia | undefined {
  const { media } = page.references
  const found = id !== null && Object.hasOwn(media, id) ? media[id] : undefined
  return scheme === undefined || found?.scheme === scheme ? found : undefined
}

/** The same, for where only a picture will do. */
export function imageOf(page: Pick<PageContext, 'references'>, id: string | null): ReaderMedia | undefined {
  return mediaOf(page, id, 'image')
}

/** The address of an item's file as this medium needs it; null if no browser may follow it. */
export function mediaHref(page: Pick<PageContext, 'medium' | 'site'>, media: ReaderMedia): string | null {
  return page.medium === 'feed' ? absoluteHref(media.src, page.site.url) : safeHref(media.src)
}
