import { blockAttributes } from '../core/blockAttributes.ts'
import type { BlockRenderer } from '../core/render.types.ts'
import { spacerShape } from './spacer.shape.ts'

/** Empty space, `height` px high and at most as wide as what it stands in; a feed has no layout to leave room in. */
export const renderSpacer: BlockRenderer<'spacer'> = ({ block, page }) =>
  page.medium === 'feed' ? null : (
    <div {...blockAttributes('spacer', block.props)} style={spacerShape(block.props)} aria-hidden="true" />
  )
