import { PlayEpisode } from '#blocks/core/EpisodeWays.tsx'
import { episodeDate } from '#blocks/core/episodeDate.ts'
import { heardEpisode } from '#blocks/core/player/heardEpisode.ts'
import { lengthLabel } from '#blocks/core/player/playback.rules.ts'
import { fullDateTime } from '#blocks/core/publicationDate.ts'
import type { PageContext } from '#blocks/core/render.types.ts'
import type { ReaderListedEpisode, ReaderShow, ReaderTeaser } from '#contract/reader.schema.ts'
import { episodeLabel } from '../format/labels.ts'
import { PictureLink } from './PictureLink.tsx'

interface Props {
  post: ReaderTeaser
  show: ReaderShow
  episode: ReaderListedEpisode | null
  page: PageContext
  isPriority: boolean
}

/** Renders an episode in the list of its show: its day and length, its title, what it is about. */
export function EpisodeRow({ post, show, episode, page, isPriority }: Props) {
  const sound = episode?.sound ?? null
  const label = episode ? episodeLabel(episode) : ''
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
          <EpisodeDate published={post.publishDateTime} now={page.now} timeZone={page.site.timeZone} />
          {sound?.duration ? <span>{lengthLabel(sound.duration)}</span> : null}
          {label ? <span>{label}</span> : null}
        </p>
        <h2 className="episode-row__headline" {...post.language}>
          <a href={post.url}>{post.headline}</a>
        </h2>
        {post.dek ? (
          <p className="episode-row__dek" {...post.language}>
            {post.dek}
          </p>
        ) : null}
        <PlayEpisode episode={heardEpisode({ post, show, sound, image: post.image ?? show.logo }, page)} />
      </div>
    </article>
  )
}

/** Renders the day of an episode, as lists of episodes name it. */
export function EpisodeDate({ published, now, timeZone }: { published: string; now: Date; timeZone: string }) {
  const date = new Date(published)
  return (
    <time dateTime={date.toISOString()} title={fullDateTime(date, timeZone)}>
      {episodeDate(published, now, timeZone)}
    </time>
  )
}
