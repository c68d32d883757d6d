import { blockAttributes } from '../core/blockAttributes.ts'
import { hasText } from '../core/inlineText.ts'
import type { BlockRenderer } from '../core/render.types.ts'
import { checkList } from './check-list.schema.ts'

/** Renders a list of done and open items; nothing when it is empty. */
export const renderCheckList: BlockRenderer<typeof checkList> = ({ block, children }) =>
  block.children.some(({ content }) => hasText(content)) ? (
    <ul {...blockAttributes(checkList, block.props)}>{children}</ul>
  ) : null
