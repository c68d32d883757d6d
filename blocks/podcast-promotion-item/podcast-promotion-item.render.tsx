import { blockAttributes } from '../core/blockAttributes.ts'
import { reportBlock } from '../core/blockReport.ts'
import { EpisodeWays } from '../core/EpisodeWays.tsx'
import { episodeDate } from '../core/episodeDate.ts'
import { Link } from '../core/Link.tsx'
import { episodeOf } from '../core/references.ts'
import type { BlockRenderer } from '../core/render.types.ts'
import { PromotedEpisode } from './PromotedEpisode.tsx'
import { podcastPromotionItem } from './podcast-promotion-item.schema.ts'

/** Renders an episode by its headline, with how old it is and where to hear it. */
export const renderPodcastPromotionItem: BlockRenderer<typeof podcastPromotionItem> = ({ block, page }) => {
  const episode = episodeOf(page, block.props.postId)
  if (!episode) {
    reportBlock(block, 'not shown, its episode is missing')
    return null
  }
  const { post } = episode
  return (
    <li {...blockAttributes(podcastPromotionItem, block.props)}>
      <PromotedEpisode
        headline={
          <Link href={post.url} page={page} className="podcast-promotion-item__link">
            {post.headline}
          </Link>
        }
        date={episodeDate(post.publishDateTime, page.now, page.site.timeZone)}
      >
        <EpisodeWays episode={episode} page={page} />
      </PromotedEpisode>
    </li>
  )
}
