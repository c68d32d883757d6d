import { clockTime } from '#blocks/core/player/playback.rules.ts'
import type { TeaserProps } from '#blocks/core/render.types.ts'
import type { SearchSnippet } from '#contract/search.schema.ts'
import { momentFragment } from '#contract/transcript.ts'
import { joinNames } from '../format/authorList.ts'
import { Kicker } from './Kicker.tsx'
import { PictureLink } from './PictureLink.tsx'
import { PublishTime } from './PublishTime.tsx'
import { Snippet } from './Snippet.tsx'

interface Props extends TeaserProps {
  hasPicture?: boolean
  /** Where the story has what a reader searched for; it stands in the place of the dek. */
  snippet?: SearchSnippet
  /** The second of the recording at which the words of the snippet are said. */
  moment?: number | null
}

/** The `sizes` attribute of the picture of each rank, where the list does not say it. */
const sizesOfRank: Record<TeaserProps['rank'], string> = {
  lead: '(min-width: 1288px) 827px, (min-width: 960px) 66vw, 100vw',
  second: '(min-width: 1288px) 392px, (min-width: 608px) 50vw, 112px',
  row: '(min-width: 608px) 296px, 112px',
  line: '96px',
}

/** A story on a page of stories: picture, kicker, headline, dek, by-line and time. */
export function Teaser(props: Props) {
  const {
    post,
    rank,
    now,
    timeZone,
    level = 2,
    hasPicture = true,
    hasSection = true,
    isPriority = false,
    sizes = sizesOfRank[rank],
    snippet = [],
    moment = null,
    place,
  } = props
  const Headline = `h${level}` as const
  const isSponsored = post.type === 'sponsored'
  const image = hasPicture && rank !== 'line' ? post.image : null
  return (
    <article
      className={`teaser teaser--${rank}${image ? ' teaser--pictured' : ''}${isSponsored ? ' teaser--sponsored' : ''}`}
    >
      {image ? (
        <PictureLink
          className="teaser__picture"
          href={post.url}
          place={place}
          media={image}
          // A picture that waits knows its width when its turn comes, in browsers that know "auto".
          sizes={isPriority ? sizes : `auto, ${sizes}`}
          aspectRatio={3 / 2}
          isPriority={isPriority}
        />
      ) : null}
      <div className="teaser__text">
        <Kicker post={post} now={now} timeZone={timeZone} hasSection={hasSection} />
        <Headline className="teaser__headline" {...post.language}>
          <a href={post.url} data-place={place}>
            {post.headline}
          </a>
        </Headline>
        <Snippet snippet={snippet} language={post.language} />
        {moment === null ? null : (
          <p className="teaser__moment">
            <a href={post.url + momentFragment(moment)}>Listen from {clockTime(moment)}</a>
          </p>
        )}
        {post.dek && rank !== 'line' && snippet.length === 0 ? (
          <p className="teaser__dek" {...post.language}>
            {post.dek}
          </p>
        ) : null}
        <p className="teaser__meta">
          {post.sponsor ? <span className="teaser__sponsor">Paid for by {post.sponsor}</span> : null}
          {post.authors.length > 0 && rank !== 'line' ? (
            <bdi className="teaser__authors">{joinNames(post.authors.map(({ name }) => name))}</bdi>
          ) : null}
          <PublishTime published={post.publishDateTime} now={now} timeZone={timeZone} />
        </p>
      </div>
    </article>
  )
}
