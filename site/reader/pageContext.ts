import type { PageContext } from '#blocks/core/render.types.ts'
import type { ReaderPage } from '#contract/readerApi.schema.ts'
import { Teaser } from '../components/Teaser.tsx'
import { siteEnvironment } from '../environment.ts'
import { Picture } from '../images/Picture.tsx'
import { pictureAddress } from '../images/pictureAddress.ts'
import { atLeast } from '../images/pictureWidths.ts'

/**
 * Returns the properties of a page that its blocks may use.
 * @param isPreview whether the page is a draft, whose blocks can be told apart
 */
export function pageContext(
  { site, references }: Pick<ReaderPage, 'site' | 'references'>,
  now: Date,
  isPreview = false,
): PageContext {
  return {
    medium: 'page',
    site,
    references,
    now,
    embedBase: `${siteEnvironment().EMBED_URL ?? ''}/embed`,
    Picture,
    Teaser,
    pictureHref: (media, width) => pictureAddress(media, '', atLeast(width)),
    hasBlockIds: isPreview,
    isDebug: process.env.NODE_ENV !== 'production',
  }
}
