import { blockAttributes } from '../core/blockAttributes.ts'
import type { BlockRenderer } from '../core/render.types.ts'
import { aside } from './aside.schema.ts'

/** Renders a remark beside the story. */
export const renderAside: BlockRenderer<typeof aside> = ({ block, children }) => (
  <div {...blockAttributes(aside, block.props)} role="note">
    {children}
  </div>
)
