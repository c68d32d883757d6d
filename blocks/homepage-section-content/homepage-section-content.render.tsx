import { blockAttributes } from '../core/blockAttributes.ts'
import type { BlockRenderer } from '../core/render.types.ts'
import { homepageSectionContent } from './homepage-section-content.schema.ts'

/** Renders the rows of a section. */
export const renderHomepageSectionContent: BlockRenderer<typeof homepageSectionContent> = ({ block, children }) => (
  <div {...blockAttributes(homepageSectionContent, block.props)}>{children}</div>
)
