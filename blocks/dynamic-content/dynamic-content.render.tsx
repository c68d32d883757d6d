import type { ReaderPromotion } from '#contract/reader.schema.ts'
import { noDecision, ownProvider, pictureSize, type ReaderDecision, shownDisplay } from '#contract/readerDecision.ts'
import { blockAttributes } from '../core/blockAttributes.ts'
import { reportBlock } from '../core/blockReport.ts'
import type { PropsOf } from '../core/defineBlock.ts'
import { Island } from '../core/Island.tsx'
import { referenceOf } from '../core/references.ts'
import type { BlockRenderer, PageContext } from '../core/render.types.ts'
import { DecisionModule } from './DecisionModule.tsx'
import { DynamicContentIsland } from './dynamic-content.island.tsx'
import { dynamicContent } from './dynamic-content.schema.ts'

// The decision of the site's own rule, for those whom it shows something.
function ownDecision(
  promotion: ReaderPromotion,
  { hideBorder, centerImage }: PropsOf<typeof dynamicContent>,
  page: PageContext,
): ReaderDecision {
  const { image, heading, description, ctaButtonText, url } = promotion
  return {
    ...noDecision,
    display: shownDisplay,
    link: url,
    // Twice as wide as it is shown, for sharp screens.
    imageUrl: image ? page.pictureHref(image, 2 * pictureSize) : '',
    heading,
    description,
    btnText: ctaButtonText,
    hideBorder,
    centerImage,
  }
}

/**
 * Renders the place of a slot. What stands in it is decided in the reader's browser, so that pages are the same for all;
 * without script it is the promotion. A feed cannot distinguish readers, and gets none.
 */
export const renderDynamicContent: BlockRenderer<typeof dynamicContent> = ({ block, page }) => {
  const { promotionId, anchor, className } = block.props
  const promotion = referenceOf(page.references.promotions, promotionId)
  if (page.medium === 'feed') return null
  if (!promotion) {
    reportBlock(block, 'not shown, its promotion is missing')
    return null
  }
  const own = ownDecision(promotion, block.props, page)
  const { name, brand, timeZone, url } = page.site
  const site = { name, brand, timeZone, url }
  const { className: names, ...attributes } = blockAttributes(dynamicContent, { anchor, className })
  return (
    <div {...attributes} className={names.replace('dynamic-content', 'dynamic-content-place')}>
      <noscript>
        <DecisionModule decision={own} site={site} />
      </noscript>
      <Island
        name="dynamic-content"
        component={DynamicContentIsland}
        props={{
          promotionId: promotion.id,
          own,
          location: page.location ?? 'article',
          provider: page.personalisation?.provider ?? ownProvider,
          controlShare: page.personalisation?.controlShare ?? 0,
          asksConsent: page.asksConsent ?? false,
          site,
        }}
      />
    </div>
  )
}
