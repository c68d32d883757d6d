import { blockAttributes } from '../core/blockAttributes.ts'
import { reportBlock } from '../core/blockReport.ts'
import { Link } from '../core/Link.tsx'
import { Listen } from '../core/Listen.tsx'
import { referenceOf } from '../core/referenceOf.ts'
import type { BlockRenderer } from '../core/render.types.ts'

/** Renders a podcast: its logo, its name, what it is about, and where to hear it. */
export const renderShow: BlockRenderer<'show'> = ({ block, page }) => {
  const { id, ...place } = block.props
  const show = referenceOf(page.references.shows, id)
  if (!show) {
    reportBlock(block, 'not shown, its show is missing')
    return null
  }
  return (
    <section {...blockAttributes('show', place)}>
      {show.logo && <page.Picture media={show.logo} alt="" sizes="160px" aspectRatio={1} className="show__logo" />}
      <div className="show__words">
        <h2 className="show__name">
          <Link href={show.url} page={page}>
            {show.name}
          </Link>
        </h2>
        {show.description.trim() && <p className="show__description">{show.description}</p>}
        <Listen trigger="See All Episodes" of={show.name} platforms={show.platforms} href={show.url} page={page} />
      </div>
    </section>
  )
}
