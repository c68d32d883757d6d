import { blockAttributes } from '../core/blockAttributes.ts'
import { reportBlock } from '../core/blockReport.ts'
import type { BlockRenderer } from '../core/render.types.ts'
import { rowClasses } from '../core/rowLayouts.ts'
import { hasStory } from '../homepage-slot/homepage-slot.render.tsx'
import { homepageRow } from './homepage-row.schema.ts'

/** Renders a row of stories; nothing when none of its slots has one. Columns follow the number of stories that it has. */
export const renderHomepageRow: BlockRenderer<typeof homepageRow> = ({ block, page, children }) => {
  const { layout, anchor, className } = block.props
  const count = block.children.filter((slot) => hasStory(slot, page)).length
  if (count === 0) {
    reportBlock(block, 'not shown, there is no story in it')
    return null
  }
  return (
    <div {...blockAttributes(homepageRow, { anchor, className, modifiers: [layout] })}>
      <div className={rowClasses(layout, count)} data-count={count}>
        {children}
      </div>
    </div>
  )
}
