import { blockAttributes } from '../core/blockAttributes.ts'
import type { BlockRenderer } from '../core/render.types.ts'
import { separator } from './separator.schema.ts'

/** Renders a change of subject. */
export const renderSeparator: BlockRenderer<typeof separator> = ({ block }) => (
  <hr {...blockAttributes(separator, block.props)} />
)
