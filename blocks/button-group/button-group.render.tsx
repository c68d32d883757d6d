import { blockAttributes } from '../core/blockAttributes.ts'
import type { BlockRenderer } from '../core/render.types.ts'
import { buttonGroup } from './button-group.schema.ts'

/** Renders buttons in a row. */
export const renderButtonGroup: BlockRenderer<typeof buttonGroup> = ({ block, children }) => {
  const { alignButtons, anchor, buttonSize, buttonWidth, className, wrap } = block.props
  const modifiers = [buttonSize, buttonWidth, alignButtons, !wrap && 'single-row']
  return <div {...blockAttributes(buttonGroup, { modifiers, anchor, className })}>{children}</div>
}
