import { blockAttributes } from '../core/blockAttributes.ts'
import { reportBlock } from '../core/blockReport.ts'
import { Link } from '../core/Link.tsx'
import { Listen } from '../core/Listen.tsx'
import { episodeOf, referenceOf } from '../core/references.ts'
import type { BlockRenderer } from '../core/render.types.ts'
import { podcastPromotionItem } from '../podcast-promotion-item/podcast-promotion-item.schema.ts'
import { podcastPromotion } from './podcast-promotion.schema.ts'
import { promoted } from './podcastPromotionTitle.ts'

/** Renders "Listen to" a show, or the publication's podcasts, with some episodes; nothing without any. */
export const renderPodcastPromotion: BlockRenderer<typeof podcastPromotion> = ({ block, page, children }) => {
  const { showSectionId, anchor, className } = block.props
  const show = referenceOf(page.references.shows, showSectionId)
  const isShown = block.children.some(({ props }) => {
    const item = podcastPromotionItem.props.safeParse(props)
    return item.success && episodeOf(page, item.data.postId)
  })
  if (!isShown) {
    reportBlock(block, 'not shown, there is no episode in it')
    return null
  }
  return (
    <section {...blockAttributes(podcastPromotion, { anchor, className })}>
      <h2 className="podcast-promotion__title">
        Listen to{' '}
        {show ? (
          <Link href={show.url} page={page}>
            {show.name}
          </Link>
        ) : (
          promoted(null, page.site.brand)
        )}
      </h2>
      <ul className="podcast-promotion__list">{children}</ul>
      {show && (
        <Listen trigger="See All Episodes" of={show.name} platforms={show.platforms} href={show.url} page={page} />
      )}
    </section>
  )
}
