import { episodeDate } from '#blocks/core/episodeDate.ts'
import { lengthLabel } from '#blocks/core/player/playback.rules.ts'
import { fullDateTime } from '#blocks/core/publicationDate.ts'
import type { ReaderTeaser } from '#contract/reader.schema.ts'
import { PictureLink } from './PictureLink.tsx'

interface Props {
  post: ReaderTeaser
  /** Seconds; null where it is not known. */
  duration: number | null
  now: Date
  timeZone: string
  isPriority: boolean
}

/** An episode in the list of its show: its day and length, its title, what it is about. */
export function EpisodeRow({ post, duration, now, timeZone, isPriority }: Props) {
  return (
    <article className={`episode-row${post.image ? ' episode-row--pictured' : ''}`}>
      {post.image ? (
        <PictureLink
          className="episode-row__picture"
          href={post.url}
          media={post.image}
          sizes="(min-width: 608px) 160px, 88px"
          aspectRatio={1}
          isPriority={isPriority}
        />
      ) : null}
      <div className="episode-row__text">
        <p className="episode-row__meta">
          <EpisodeDate published={post.publishDateTime} now={now} timeZone={timeZone} />
          {duration === null ? null : <span>{lengthLabel(duration)}</span>}
        </p>
        <h2 className="episode-row__headline" {...post.language}>
          <a href={post.url}>{post.headline}</a>
        </h2>
        {post.dek ? (
          <p className="episode-row__dek" {...post.language}>
            {post.dek}
          </p>
        ) : null}
      </div>
    </article>
  )
}

/** The day of an episode, as lists of episodes name it. */
export function EpisodeDate({ published, now, timeZone }: Pick<Props, 'now' | 'timeZone'> & { published: string }) {
  const date = new Date(published)
  return (
    <time dateTime={date.toISOString()} title={fullDateTime(date, timeZone)}>
      {episodeDate(published, now, timeZone)}
    </time>
  )
}
