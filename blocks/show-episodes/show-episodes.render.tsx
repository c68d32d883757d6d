import { blockAttributes } from '../core/blockAttributes.ts'
import { reportBlock } from '../core/blockReport.ts'
import { episodeOfSlot } from '../core/references.ts'
import type { BlockRenderer } from '../core/render.types.ts'
import { showEpisodesSlot } from '../show-episodes-slot/show-episodes-slot.schema.ts'
import { showEpisodes } from './show-episodes.schema.ts'

/** Renders the newest episodes in a grid; nothing when there is none. */
export const renderShowEpisodes: BlockRenderer<typeof showEpisodes> = ({ block, page, children }) => {
  const { alignment, anchor, className } = block.props
  const isShown = block.children.some(({ props }) => {
    const slot = showEpisodesSlot.props.safeParse(props)
    return slot.success && episodeOfSlot(page, slot.data)
  })
  if (!isShown) {
    reportBlock(block, 'not shown, there is no episode in it')
    return null
  }
  return (
    <section {...blockAttributes(showEpisodes, { alignment, anchor, className })}>
      <h2 className="show-episodes__title">Latest Episodes</h2>
      <ul className="show-episodes__list">{children}</ul>
    </section>
  )
}
