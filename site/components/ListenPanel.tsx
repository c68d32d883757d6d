import { inkOn } from '#blocks/core/inkOn.ts'
import { Listen } from '#blocks/core/Listen.tsx'
import type { PageContext } from '#blocks/core/render.types.ts'
import type { ReaderArticle } from '#contract/readerApi.schema.ts'
import { Picture } from '../images/Picture.tsx'
import { LeadCaption } from './LeadCaption.tsx'

interface Props {
  article: ReaderArticle
  page: PageContext
}

/**
 * Renders the ways to listen to a story: the browser's own player for a recording that leads it, and for an episode its
 * show and the platforms that have it. Nothing for a story without audio.
 */
export function ListenPanel({ article, page }: Props) {
  const { featuredMedia, image, headline } = article
  const recording = featuredMedia?.scheme === 'audio' ? featuredMedia : null
  const episode = page.references.episodes[article.id]
  const show = episode?.show ?? null
  const platforms = episode?.platforms ?? []
  if (!recording && !show && platforms.length === 0) return null
  const ink = inkOn(show?.themeColor ?? null)
  // A picture that leads the story is not shown twice.
  const cover = (featuredMedia?.scheme === 'image' ? null : image) ?? show?.logo ?? null
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
        {show ? (
          <p className="listen-panel__show">
            <a href={show.url}>{show.name}</a>
          </p>
        ) : null}
        {recording ? (
          // biome-ignore lint/a11y/useMediaCaption: the library holds no files of captions
          <audio
            className="listen-panel__player"
            src={recording.src}
            controls
            preload="metadata"
            aria-label={`Listen: ${headline}`}
          />
        ) : null}
        {platforms.length > 0 ? (
          <Listen trigger="Listen" of={headline} platforms={platforms} href={article.url} page={page} />
        ) : null}
        {recording ? (
          <LeadCaption as="p" article={article} media={recording} className="listen-panel__caption" />
        ) : null}
      </div>
    </div>
  )
}
