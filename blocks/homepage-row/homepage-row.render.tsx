import { blockAttributes } from '../core/blockAttributes.ts'
import { reportBlock } from '../core/blockReport.ts'
import type { BlockRenderer } from '../core/render.types.ts'
import { hasStory } from '../homepage-slot/homepage-slot.render.tsx'

/** Renders a row of stories; nothing when none of its slots has one. */
export const renderHomepageRow: BlockRenderer<'homepage-row'> = ({ block, page, children }) => {
  const { layout, anchor, className } = block.props
  if (!block.children.some((slot) => hasStory(slot, page))) {
    reportBlock(block, 'not shown, there is no story in it')
    return null
  }
  return <div {...blockAttributes('homepage-row', { anchor, className, modifiers: [layout] })}>{children}</div>
}
