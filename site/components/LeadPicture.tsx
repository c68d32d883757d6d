import type { ReaderMedia } from '#blocks/core/reader.types.ts'
import { Picture } from '../images/Picture.tsx'

interface Props {
  media: ReaderMedia
  /** The story's own caption; empty means the library's. */
  caption: string
}

/** The picture at the head of a story. An upright one is kept to the measure, so that the story stays in sight. */
export function LeadPicture({ media, caption }: Props) {
  const text = caption || media.caption
  const isUpright = media.width !== null && media.height !== null && media.height > media.width
  const sizes = isUpright ? '(min-width: 768px) 620px, 100vw' : '(min-width: 1144px) 1080px, 100vw'
  return (
    <figure className={`lead-picture${isUpright ? ' lead-picture--upright' : ''}`}>
      <Picture media={media} alt={media.alt} sizes={sizes} className="lead-picture__image" isPriority />
      {text || media.credit ? (
        <figcaption className="lead-picture__caption">
          {text} {media.credit ? <span className="lead-picture__credit">{media.credit}</span> : null}
        </figcaption>
      ) : null}
    </figure>
  )
}
