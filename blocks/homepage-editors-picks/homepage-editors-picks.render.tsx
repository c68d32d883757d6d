import { blockAttributes } from '../core/blockAttributes.ts'
import { reportBlock } from '../core/blockReport.ts'
import type { BlockRenderer } from '../core/render.types.ts'
import { hasStory } from '../homepage-slot/homepage-slot.render.tsx'
import { homepageEditorsPicks } from './homepage-editors-picks.schema.ts'

/** Renders a list of stories under its title; nothing when none of its slots has one. */
export const renderHomepageEditorsPicks: BlockRenderer<typeof homepageEditorsPicks> = ({ block, page, children }) => {
  const { title, anchor, className } = block.props
  const count = block.children.filter((slot) => hasStory(slot, page)).length
  if (count === 0) {
    reportBlock(block, 'not shown, there is no story in it')
    return null
  }
  return (
    <section {...blockAttributes(homepageEditorsPicks, { anchor, className })}>
      {title && <h2 className="homepage-editors-picks__title">{title}</h2>}
      <div className="homepage-editors-picks__list" data-count={count}>
        {children}
      </div>
    </section>
  )
}
