import { blockAttributes } from '../core/blockAttributes.ts'
import { hasText } from '../core/inlineText.ts'
import type { BlockRenderer } from '../core/render.types.ts'
import { homepageSectionHeader } from './homepage-section-header.schema.ts'

/** Renders the heading of a section; one without text would be an empty entry in the list of headings. */
export const renderHomepageSectionHeader: BlockRenderer<typeof homepageSectionHeader> = ({ block, content }) =>
  hasText(block.content) ? <h2 {...blockAttributes(homepageSectionHeader, block.props)}>{content}</h2> : null
