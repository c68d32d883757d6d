import { blockAttributes } from '../core/blockAttributes.ts'
import { reportBlock } from '../core/blockReport.ts'
import { Promotion } from '../core/Promotion.tsx'
import { referenceOf } from '../core/references.ts'
import type { BlockRenderer } from '../core/render.types.ts'
import { inArticlePromotion } from './in-article-promotion.schema.ts'

/** Renders a call to action between two paragraphs. */
export const renderInArticlePromotion: BlockRenderer<typeof inArticlePromotion> = ({ block, page }) => {
  const promotion = referenceOf(page.references.promotions, block.props.promotionId)
  if (!promotion) {
    reportBlock(block, 'not shown, its promotion is missing')
    return null
  }
  return (
    <div {...blockAttributes(inArticlePromotion, block.props)} role="note">
      <Promotion
        name="in-article-promotion"
        promotion={promotion}
        page={page}
        sizes="(min-width: 640px) 240px, 100vw"
        aspectRatio={3 / 2}
      />
    </div>
  )
}
