import { blockAttributes } from '../core/blockAttributes.ts'
import { reportBlock } from '../core/blockReport.ts'
import { Island } from '../core/Island.tsx'
import { Promotion } from '../core/Promotion.tsx'
import { referenceOf } from '../core/referenceOf.ts'
import type { BlockRenderer } from '../core/render.types.ts'
import { DynamicContentIsland } from './dynamic-content.island.tsx'
import { dynamicContentModifiers } from './dynamic-content.modifiers.ts'

/**
 * Renders the slot for a reader of whom nothing is known; its island removes it for all others. A feed cannot
 * distinguish readers, and gets none.
 */
export const renderDynamicContent: BlockRenderer<'dynamic-content'> = ({ block, page }) => {
  const { promotionId, anchor, className } = block.props
  const promotion = referenceOf(page.references.promotions, promotionId)
  if (page.medium === 'feed') return null
  if (!promotion) {
    reportBlock(block, 'not shown, its promotion is missing')
    return null
  }
  const modifiers = dynamicContentModifiers(block.props)
  return (
    <div {...blockAttributes('dynamic-content', { anchor, className, modifiers })} role="note">
      <Promotion name="dynamic-content" promotion={promotion} page={page} sizes="66px" aspectRatio={1} />
      <Island name="dynamic-content" component={DynamicContentIsland} props={{ promotionId: promotion.id }} />
    </div>
  )
}
