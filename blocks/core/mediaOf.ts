import type { ReaderMedia } from '#contract/reader.schema.ts'
import type { PageContext } from './render.types.ts'
import { absoluteHref, safeHref } from './safeHref.ts'

/**
 * Returns the library's item that a block refers to; undefined when it was deleted, or is of another kind than
 * requested.
 */
export function mediaOf(
  page: Pick<PageContext, 'references'>,
  id: string | null,
  scheme?: ReaderMedia['scheme'],
): ReaderMedia | undefined {
  const { media } = page.references
  const found = id !== null && Object.hasOwn(media, id) ? media[id] : undefined
  return scheme === undefined || found?.scheme === scheme ? found : undefined
}

/** Does the same, where only a picture is suitable. */
export function imageOf(page: Pick<PageContext, 'references'>, id: string | null): ReaderMedia | undefined {
  return mediaOf(page, id, 'image')
}

/** Returns the address of an item's file for this medium; null if no browser may follow it. */
export function mediaHref(page: Pick<PageContext, 'medium' | 'site'>, media: ReaderMedia): string | null {
  return page.medium === 'feed' ? absoluteHref(media.src, page.site.url) : safeHref(media.src)
}
