import type { PageContext } from '#blocks/core/render.types.ts'
import { atLeast, pictureAddress } from '#contract/readerAddresses.ts'
import type { ReaderArticle, ReaderPage } from '#contract/readerApi.schema.ts'
import { ownProvider } from '#contract/readerDecision.ts'
import { siteEnvironment } from '../environment.ts'
import { Picture } from '../images/Picture.tsx'
import { Teaser } from './Teaser.tsx'

/**
 * Returns the properties of a page that its blocks may use.
 * @param isPreview whether the page is a draft, whose blocks can be distinguished
 */
export function pageContext(
  {
    site,
    references,
    kind,
    article,
  }: Pick<ReaderPage, 'site' | 'references'> & { kind?: ReaderPage['kind']; article?: ReaderArticle },
  now: Date,
  isPreview = false,
): PageContext {
  const { EMBED_URL = '', PERSONALISATION_PROVIDER, PERSONALISATION_URL } = siteEnvironment()
  const language = article?.language ?? site.language
  return {
    medium: 'page',
    site,
    references,
    now,
    embedBase: `${EMBED_URL}/embed`,
    lang: language.lang,
    isRightToLeft: language.dir === 'rtl',
    isSponsored: article?.type === 'sponsored',
    Picture,
    Teaser,
    pictureHref: (media, width) => pictureAddress(media, '', atLeast(width)),
    location: kind === 'home' ? 'homepage' : kind,
    personalisation: {
      provider: PERSONALISATION_URL ? PERSONALISATION_PROVIDER : ownProvider,
      controlShare: site.controlShare,
    },
    conversionPixel: site.conversionPixel,
    asksConsent: site.asksConsent,
    hasBlockIds: isPreview,
    isCounted: !isPreview,
    isDebug: process.env.NODE_ENV !== 'production',
  }
}
