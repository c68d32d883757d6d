import { blockAttributes } from '../core/blockAttributes.ts'
import type { BlockRenderer } from '../core/render.types.ts'

/** Empty space, `height` px of it; a feed has no layout to leave room in. */
export const renderSpacer: BlockRenderer<'spacer'> = ({ block, page }) =>
  page.medium === 'feed' ? null : (
    <div {...blockAttributes('spacer', block.props)} style={{ height: block.props.height }} aria-hidden="true" />
  )
