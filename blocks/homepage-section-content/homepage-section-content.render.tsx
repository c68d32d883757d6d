import { blockAttributes } from '../core/blockAttributes.ts'
import type { BlockRenderer } from '../core/render.types.ts'

/** Renders the rows of a section. */
export const renderHomepageSectionContent: BlockRenderer<'homepage-section-content'> = ({ block, children }) => (
  <div {...blockAttributes('homepage-section-content', block.props)}>{children}</div>
)
