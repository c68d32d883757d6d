import type { ReaderTeaser } from '#contract/reader.schema.ts'
import type { SearchSnippet } from '#contract/search.schema.ts'
import { joinNames } from '../format/authorList.ts'
import { Kicker } from './Kicker.tsx'
import { PictureLink } from './PictureLink.tsx'
import { PublishTime } from './PublishTime.tsx'
import { Snippet } from './Snippet.tsx'

/** Rank of a story on its page: the lead, those in second rank, a row of a river, a line. */
export type TeaserRank = 'lead' | 'second' | 'row' | 'line'

interface Props {
  post: ReaderTeaser
  rank: TeaserRank
  now: Date
  timeZone: string
  /** The level of the headline in the outline of the page. */
  level?: 2 | 3
  hasPicture?: boolean
  hasSection?: boolean
  /** True at the top of the page: its picture is loaded before all others. */
  isPriority?: boolean
  /** Where the story has what a reader searched for; it stands in the place of the dek. */
  snippet?: SearchSnippet
}

const sizesOfRank: Record<TeaserRank, string> = {
  lead: '(min-width: 1272px) 816px, (min-width: 960px) 66vw, 100vw',
  second: '(min-width: 1272px) 392px, (min-width: 640px) 33vw, 128px',
  row: '(min-width: 640px) 296px, 112px',
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
    snippet = [],
  } = props
  const Headline = `h${level}` as const
  const image = hasPicture && rank !== 'line' ? post.image : null
  return (
    <article className={`teaser teaser--${rank}${image ? ' teaser--pictured' : ''}`}>
      {image ? (
        <PictureLink
          className="teaser__picture"
          href={post.url}
          media={image}
          sizes={sizesOfRank[rank]}
          aspectRatio={3 / 2}
          isPriority={isPriority}
        />
      ) : null}
      <div className="teaser__text">
        <Kicker post={post} now={now} timeZone={timeZone} hasSection={hasSection} />
        <Headline className="teaser__headline" {...post.language}>
          <a href={post.url}>{post.headline}</a>
        </Headline>
        <Snippet snippet={snippet} language={post.language} />
        {post.dek && rank !== 'line' && snippet.length === 0 ? (
          <p className="teaser__dek" {...post.language}>
            {post.dek}
          </p>
        ) : null}
        <p className="teaser__meta">
          {post.authors.length > 0 && rank !== 'line' ? (
            <bdi className="teaser__authors">{joinNames(post.authors.map(({ name }) => name))}</bdi>
          ) : null}
          <PublishTime published={post.publishDateTime} now={now} timeZone={timeZone} />
        </p>
      </div>
    </article>
  )
}
