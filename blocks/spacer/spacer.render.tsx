import { blockAttributes } from '../core/blockAttributes.ts'
import type { BlockRenderer } from '../core/render.types.ts'
import { spacer } from './spacer.schema.ts'
import { spacerShape } from './spacer.shape.ts'

/**
 * Renders empty space, `height` px high and at most as wide as its container; nothing in a feed, which has no layout.
 */
export const renderSpacer: BlockRenderer<typeof spacer> = ({ block, page }) =>
  page.medium === 'feed' ? null : (
    <div {...blockAttributes(spacer, block.props)} style={spacerShape(block.props)} aria-hidden="true" />
  )
