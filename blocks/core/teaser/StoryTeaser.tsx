import type { ReactNode } from 'react'
import type { ReaderTeaser } from '#contract/reader.schema.ts'
import type { TeaserProps } from '../render.types.ts'
import { joinNames } from './authorList.ts'
import { Kicker } from './Kicker.tsx'
import { PublishTime } from './PublishTime.tsx'

interface Props extends Pick<TeaserProps, 'rank' | 'now' | 'timeZone' | 'hasSection'> {
  post: ReaderTeaser
  headlineTag: 'h2' | 'h3' | 'p'
  // The headline, with its link where it has one.
  headline: ReactNode
  // The picture, with the class `teaser__picture`; null for none.
  picture: ReactNode
  found?: ReactNode
  hasDek?: boolean
  // False in the editor, where nothing is a link.
  hasLinks?: boolean
}

/** Renders a story on a page of stories: picture, kicker, headline, dek, by-line and time. */
export function StoryTeaser(props: Props) {
  const { post, rank, now, timeZone, hasSection, hasLinks, hasDek = true } = props
  const { headlineTag: Headline, headline, picture, found } = props
  const isSponsored = post.type === 'sponsored'
  const shown = rank === 'line' ? null : picture
  return (
    <article
      className={`teaser teaser--${rank}${shown ? ' teaser--pictured' : ''}${isSponsored ? ' teaser--sponsored' : ''}`}
    >
      {shown}
      <div className="teaser__text">
        <Kicker post={post} now={now} timeZone={timeZone} hasSection={hasSection} hasLinks={hasLinks} />
        <Headline className="teaser__headline" {...post.language}>
          {headline}
        </Headline>
        {found}
        {post.dek && rank !== 'line' && hasDek ? (
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
