import { blockAttributes } from '../core/blockAttributes.ts'
import { hasText } from '../core/hasText.ts'
import type { BlockRenderer } from '../core/render.types.ts'

/** Renders a list of done and open items; nothing when it is empty. */
export const renderCheckList: BlockRenderer<'check-list'> = ({ block, children }) =>
  block.children.some(({ content }) => hasText(content)) ? (
    <ul {...blockAttributes('check-list', block.props)}>{children}</ul>
  ) : null
