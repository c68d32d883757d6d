import { blockAttributes } from '../core/blockAttributes.ts'
import { reportBlock } from '../core/blockReport.ts'
import { Link } from '../core/Link.tsx'
import { Listen } from '../core/Listen.tsx'
import { referenceOf } from '../core/references.ts'
import type { BlockRenderer } from '../core/render.types.ts'
import { show } from './show.schema.ts'

/** Renders a podcast: its logo, its name, what it is about, and where to hear it. */
export const renderShow: BlockRenderer<typeof show> = ({ block, page }) => {
  const { id, ...place } = block.props
  const shown = referenceOf(page.references.shows, id)
  if (!shown) {
    reportBlock(block, 'not shown, its show is missing')
    return null
  }
  return (
    <section {...blockAttributes(show, place)}>
      {shown.logo && <page.Picture media={shown.logo} alt="" sizes="160px" aspectRatio={1} className="show__logo" />}
      <div className="show__words">
        <h2 className="show__name">
          <Link href={shown.url} page={page}>
            {shown.name}
          </Link>
        </h2>
        {shown.description.trim() && <p className="show__description">{shown.description}</p>}
        <Listen trigger="See All Episodes" of={shown.name} platforms={shown.platforms} href={shown.url} page={page} />
      </div>
    </section>
  )
}
