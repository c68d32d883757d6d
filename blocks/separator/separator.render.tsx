import { blockAttributes } from '../core/blockAttributes.ts'
import type { BlockRenderer } from '../core/render.types.ts'

/** Renders a change of subject. */
export const renderSeparator: BlockRenderer<'separator'> = ({ block }) => (
  <hr {...blockAttributes('separator', block.props)} />
)
