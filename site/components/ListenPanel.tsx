import { CaptionTracks, TranscriptLinks } from '#blocks/core/captions.tsx'
import { Island } from '#blocks/core/Island.tsx'
import { inkOn } from '#blocks/core/inkOn.ts'
import { Listen } from '#blocks/core/Listen.tsx'
import { EpisodePlayerIsland } from '#blocks/core/player/EpisodePlayer.island.tsx'
import { heardEpisode } from '#blocks/core/player/heardEpisode.ts'
import type { PageContext } from '#blocks/core/render.types.ts'
import { fileSize } from '#blocks/file/fileFacts.ts'
import type { ReaderRecording } from '#contract/reader.schema.ts'
import type { ReaderArticle, ReaderEpisode } from '#contract/readerApi.schema.ts'
import { episodeLabel } from '../format/labels.ts'
import { Picture } from '../images/Picture.tsx'
import { LeadCaption } from './LeadCaption.tsx'

interface Props {
  article: ReaderArticle
  // Null for a post that is no episode.
  episode: ReaderEpisode | null
  page: PageContext
}

/**
 * Renders the ways to listen to a story: for an episode the player with its chapters, its show and the platforms that have
 * it; for another story that a recording leads, the browser's own player. Nothing for a story without audio.
 */
export function ListenPanel({ article, episode, page }: Props) {
  const { featuredMedia, image, headline } = article
  const leading = featuredMedia?.scheme === 'audio' ? featuredMedia : null
  const recording = episode?.recording ?? null
  const label = episode ? episodeLabel(episode) : ''
  const sound = recording && { src: recording.src, duration: recording.duration }
  const { show = null, platforms = [] } = page.references.episodes[article.id] ?? {}
  if (!recording && !leading && !show && platforms.length === 0) return null
  const ink = inkOn(show?.themeColor ?? null)
  // A picture that leads the story is not shown twice.
  const cover = (featuredMedia?.scheme === 'image' ? null : image) ?? show?.logo ?? null
  const heard = heardEpisode({ post: article, show, image: cover, sound }, page, episode?.chapters)
  return (
    <div
      className={`listen-panel${ink ? ' listen-panel--coloured' : ''}`}
      style={ink ? { backgroundColor: show?.themeColor ?? undefined, color: ink } : undefined}
    >
      {cover ? (
        <div className="listen-panel__cover">
          <Picture media={cover} alt="" sizes="(min-width: 640px) 176px, 112px" aspectRatio={1} isPriority />
        </div>
      ) : null}
      <div className="listen-panel__words">
        {show || label ? (
          <p className="listen-panel__show">
            {show ? <a href={show.url}>{show.name}</a> : null}
            {label ? <span className="listen-panel__label">{label}</span> : null}
          </p>
        ) : null}
        {platforms.length > 0 ? (
          <Listen trigger="Listen" of={headline} platforms={platforms} href={article.url} page={page} />
        ) : null}
      </div>
      {recording && heard ? (
        <div className="listen-panel__sound">
          <Island
            name="episode-player"
            component={EpisodePlayerIsland}
            props={{
              episode: heard,
              waveform: recording.waveform,
            }}
          />
          <Download recording={recording} />
        </div>
      ) : leading ? (
        <>
          {/* biome-ignore lint/a11y/useMediaCaption: the track is there where the library has captions */}
          <audio
            className="listen-panel__player"
            src={leading.src}
            controls
            preload="metadata"
            aria-label={`Listen: ${headline}`}
          >
            <CaptionTracks captions={leading.captions} lang={page.lang} />
          </audio>
          <TranscriptLinks captions={leading.captions} className="listen-panel__download" />
        </>
      ) : null}
      {leading ? <LeadCaption as="p" article={article} media={leading} className="listen-panel__caption" /> : null}
    </div>
  )
}

function Download({ recording: { src, name, size } }: { recording: ReaderRecording }) {
  return (
    <p className="listen-panel__download">
      <a href={src} download={name}>
        Download the recording{size ? ` (${fileSize(size)})` : ''}
      </a>
    </p>
  )
}
