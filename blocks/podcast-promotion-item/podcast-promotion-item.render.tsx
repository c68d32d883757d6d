import { blockAttributes } from '../core/blockAttributes.ts'
import { reportBlock } from '../core/blockReport.ts'
import { episodeDate } from '../core/episodeDate.ts'
import { episodeOf } from '../core/episodeOf.ts'
import { Link } from '../core/Link.tsx'
import { Listen } from '../core/Listen.tsx'
import type { BlockRenderer } from '../core/render.types.ts'
import { PromotedEpisode } from './PromotedEpisode.tsx'

/** Renders an episode by its headline, with how old it is and where to hear it. */
export const renderPodcastPromotionItem: BlockRenderer<'podcast-promotion-item'> = ({ block, page }) => {
  const episode = episodeOf(page, block.props.postId)
  if (!episode) {
    reportBlock(block, 'not shown, its episode is missing')
    return null
  }
  const { post, platforms } = episode
  return (
    <li {...blockAttributes('podcast-promotion-item', block.props)}>
      <PromotedEpisode
        headline={
          <Link href={post.url} page={page} className="podcast-promotion-item__link">
            {post.headline}
          </Link>
        }
        date={episodeDate(post.publishDateTime, page.now, page.site.timeZone)}
      >
        <Listen trigger="Listen" of={post.headline} platforms={platforms} href={post.url} page={page} />
      </PromotedEpisode>
    </li>
  )
}
