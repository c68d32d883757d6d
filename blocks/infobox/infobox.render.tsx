import { blockAttributes } from '../core/blockAttributes.ts'
import { reportBlock } from '../core/blockReport.ts'
import type { BlockRenderer } from '../core/render.types.ts'
import { hasInfo } from '../infobox-item/infoItemLinks.ts'
import { infobox } from './infobox.schema.ts'

/**
 * Renders the facts of a story: a title, if it is to be seen, and a row for each
 * (docs/spec/reader-site.md#infobox-on-the-page).
 */
export const renderInfobox: BlockRenderer<typeof infobox> = ({ block, children }) => {
  const { title, showTitle, ...place } = block.props
  if (!block.children.some(hasInfo)) {
    reportBlock(block, 'not shown, there is nothing in it')
    return null
  }
  return (
    <section {...blockAttributes(infobox, place)}>
      {showTitle && title.trim() && <h2 className="infobox__title">{title}</h2>}
      <dl className="infobox__list">{children}</dl>
    </section>
  )
}
