import { blockAttributes } from '../core/blockAttributes.ts'
import { reportBlock } from '../core/blockReport.ts'
import { episodeOfSlot } from '../core/references.ts'
import type { BlockRenderer } from '../core/render.types.ts'
import { episodeShowcaseSlot } from '../episode-showcase-slot/episode-showcase-slot.schema.ts'
import { episodeShowcase } from './episode-showcase.schema.ts'

/** Renders one or two episodes, large; nothing when there is none. */
export const renderEpisodeShowcase: BlockRenderer<typeof episodeShowcase> = ({ block, page, children }) => {
  const { alignment, anchor, className } = block.props
  const shown = block.children.filter(({ props }) => {
    const slot = episodeShowcaseSlot.props.safeParse(props)
    return slot.success && episodeOfSlot(page, slot.data)
  })
  if (shown.length === 0) {
    reportBlock(block, 'not shown, there is no episode in it')
    return null
  }
  const modifiers = [shown.length > 1 && 'pair']
  return (
    <section {...blockAttributes(episodeShowcase, { modifiers, alignment, anchor, className })}>
      <h2 className="visually-hidden">Podcast</h2>
      {children}
    </section>
  )
}
