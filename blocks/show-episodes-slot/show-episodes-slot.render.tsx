import { blockAttributes } from '../core/blockAttributes.ts'
import { reportBlock } from '../core/blockReport.ts'
import { EpisodeWays } from '../core/EpisodeWays.tsx'
import { episodeDate } from '../core/episodeDate.ts'
import { Link } from '../core/Link.tsx'
import { episodeOfSlot } from '../core/references.ts'
import type { BlockRenderer } from '../core/render.types.ts'
import { showEpisodesSlot } from './show-episodes-slot.schema.ts'

/** Renders an episode in a grid: its picture, its headline, how old it is, and where to hear it. */
export const renderShowEpisodesSlot: BlockRenderer<typeof showEpisodesSlot> = ({ block, page }) => {
  const episode = episodeOfSlot(page, block.props)
  if (!episode) {
    reportBlock(block, 'not shown, there is no episode for it')
    return null
  }
  const { post, image } = episode
  return (
    <li {...blockAttributes(showEpisodesSlot, block.props)}>
      {image && (
        <page.Picture
          media={image}
          alt=""
          sizes="(max-width: 767px) 50vw, 260px"
          aspectRatio={1}
          isPriority={block.props.preloadImage}
          className="show-episodes-slot__picture"
        />
      )}
      <h3 className="show-episodes-slot__headline">
        <Link href={post.url} page={page}>
          {post.headline}
        </Link>
      </h3>
      <p className="show-episodes-slot__date">{episodeDate(post.publishDateTime, page.now, page.site.timeZone)}</p>
      <EpisodeWays episode={episode} page={page} />
    </li>
  )
}
