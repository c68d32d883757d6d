import { CaptionTracks } from '#blocks/core/captions.tsx'
import type { ReaderMedia } from '#contract/reader.schema.ts'
import { pictureAddress } from '#contract/readerAddresses.ts'
import type { ReaderArticle } from '#contract/readerApi.schema.ts'
import { Picture } from '../images/Picture.tsx'
import { LeadCaption } from './LeadCaption.tsx'

interface Props {
  article: ReaderArticle
  media: ReaderMedia
  lang: string | undefined
}

/** Returns the picture or film that leads a story; null where there is none. A recording has a player of its own. */
export function leadMediaOf({ featuredMedia }: ReaderArticle): ReaderMedia | null {
  return featuredMedia?.scheme === 'image' || featuredMedia?.scheme === 'video' ? featuredMedia : null
}

// Pixels: the measure of a story, and the widest that a picture leads it.
const measure = 600
const maxPictureWidth = 1080

/**
 * Renders the picture or film at the head of a story. An upright one is kept to the measure, so that the story stays
 * visible, and a small one of an old archive to its own size, so that it stays sharp.
 */
export function LeadMedia({ article, media, lang }: Props) {
  const own = media.scheme === 'image' && media.mimeType !== 'image/svg+xml' ? media.width : null
  const isSmall = own !== null && own < measure
  const maxWidth = own !== null && own < maxPictureWidth ? Math.max(own, measure) : undefined
  const isUpright = media.width !== null && media.height !== null && media.height > media.width
  const sizes = isUpright ? '(min-width: 768px) 620px, 100vw' : '(min-width: 1144px) 1080px, 100vw'
  const poster = article.image
  return (
    <figure
      className={`lead-media${isUpright ? ' lead-media--upright' : ''}${isSmall ? ' lead-media--small' : ''}`}
      style={isUpright ? undefined : { maxWidth }}
    >
      {media.scheme === 'video' ? (
        // biome-ignore lint/a11y/useMediaCaption: the track is there where the library has captions
        <video
          className="lead-media__film"
          src={media.src}
          poster={poster ? pictureAddress(poster, '') : undefined}
          width={media.width ?? undefined}
          height={media.height ?? undefined}
          controls
          playsInline
          preload={poster ? 'none' : 'metadata'}
          aria-label={media.alt || media.name}
        >
          <CaptionTracks captions={media.captions} lang={lang} />
        </video>
      ) : (
        <Picture media={media} alt={media.alt} sizes={sizes} className="lead-media__image" isPriority />
      )}
      <LeadCaption article={article} media={media} className="lead-media__caption" />
    </figure>
  )
}
