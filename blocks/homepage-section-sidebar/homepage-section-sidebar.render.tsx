import type { Block } from '../core/block.types.ts'
import { blockAttributes } from '../core/blockAttributes.ts'
import { hasText } from '../core/inlineText.ts'
import type { BlockRenderer } from '../core/render.types.ts'
import { homepageSectionSidebar } from './homepage-section-sidebar.schema.ts'

/** Renders what stands beside the rows of a section; nothing while it is empty. */
export const renderHomepageSectionSidebar: BlockRenderer<typeof homepageSectionSidebar> = ({ block, children }) =>
  block.children.some(isFilled) ? (
    <aside {...blockAttributes(homepageSectionSidebar, block.props)}>{children}</aside>
  ) : null

// A paragraph without text is what an empty sidebar holds.
const isFilled = ({ type, content }: Block) => type !== 'paragraph' || hasText(content)
