import { blockAttributes } from '../core/blockAttributes.ts'
import type { BlockRenderer } from '../core/render.types.ts'

/** Renders buttons in a row. */
export const renderButtonGroup: BlockRenderer<'button-group'> = ({ block, children }) => {
  const { alignButtons, anchor, buttonSize, buttonWidth, className, wrap } = block.props
  const modifiers = [buttonSize, buttonWidth, alignButtons, !wrap && 'single-row']
  return <div {...blockAttributes('button-group', { modifiers, anchor, className })}>{children}</div>
}
