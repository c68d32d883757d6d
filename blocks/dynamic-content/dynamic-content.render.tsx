import { blockAttributes } from '../core/blockAttributes.ts'
import { reportBlock } from '../core/blockReport.ts'
import { Island } from '../core/Island.tsx'
import { Promotion } from '../core/Promotion.tsx'
import { referenceOf } from '../core/referenceOf.ts'
import type { BlockRenderer } from '../core/render.types.ts'
import { DynamicContentIsland } from './dynamic-content.island.tsx'
import { dynamicContentModifiers } from './dynamic-content.modifiers.ts'

/**
 * The slot as somebody is shown it of whom nothing is known; its island takes it away from everybody else. A feed has
 * no readers to tell apart, and gets none.
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
