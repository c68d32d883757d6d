import type { BlockRenderer } from '../core/render.types.ts'

/** Empty space, `height` px of it; a feed has no layout to leave room in. */
export const renderSpacer: BlockRenderer<'spacer'> = ({ block, page }) =>
  page.medium === 'feed' ? null : <div className="spacer" style={{ height: block.props.height }} aria-hidden="true" />
