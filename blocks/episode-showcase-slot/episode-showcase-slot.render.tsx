import { blockAttributes } from '../core/blockAttributes.ts'
import { reportBlock } from '../core/blockReport.ts'
import { EpisodeWays } from '../core/EpisodeWays.tsx'
import { episodeDate } from '../core/episodeDate.ts'
import { inkOn } from '../core/inkOn.ts'
import { Link } from '../core/Link.tsx'
import { episodeOfSlot } from '../core/references.ts'
import type { BlockRenderer } from '../core/render.types.ts'
import { episodeShowcaseSlot } from './episode-showcase-slot.schema.ts'

/** Renders an episode shown large, on the colour of its show, in the ink that can be read on it. */
export const renderEpisodeShowcaseSlot: BlockRenderer<typeof episodeShowcaseSlot> = ({ block, page }) => {
  const episode = episodeOfSlot(page, block.props)
  if (!episode) {
    reportBlock(block, 'not shown, there is no episode for it')
    return null
  }
  const { post, image, show } = episode
  const ink = inkOn(show?.themeColor ?? null)
  return (
    <article
      {...blockAttributes(episodeShowcaseSlot, block.props)}
      style={ink ? { backgroundColor: show?.themeColor ?? undefined, color: ink } : undefined}
    >
      {image && (
        <page.Picture
          media={image}
          alt=""
          sizes="(max-width: 767px) 100vw, 340px"
          aspectRatio={1}
          isPriority={block.props.preloadImage}
          className="episode-showcase-slot__picture"
        />
      )}
      <div className="episode-showcase-slot__words">
        <p className="episode-showcase-slot__show">{post.primarySection?.label ?? show?.name}</p>
        <h3 className="episode-showcase-slot__headline">
          <Link href={post.url} page={page}>
            {post.headline}
          </Link>
        </h3>
        <p className="episode-showcase-slot__date">{episodeDate(post.publishDateTime, page.now, page.site.timeZone)}</p>
        <EpisodeWays episode={episode} page={page} />
      </div>
    </article>
  )
}
