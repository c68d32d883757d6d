import { blockAttributes } from '../core/blockAttributes.ts'
import { reportBlock } from '../core/blockReport.ts'
import { Link } from '../core/Link.tsx'
import { imageOf } from '../core/mediaOf.ts'
import type { BlockRenderer } from '../core/render.types.ts'
import { sponsorImage } from './sponsor-image.schema.ts'

/** Renders the sponsor of the story, with a picture that links to them. */
export const renderSponsorImage: BlockRenderer<typeof sponsorImage> = ({ block, page }) => {
  const { props } = block
  const media = imageOf(page, props.contentId)
  if (!media) {
    reportBlock(block, 'not shown, its image is missing')
    return null
  }
  return (
    <figure {...blockAttributes(sponsorImage, props)}>
      {props.text.trim() && <figcaption className="sponsor-image__text">{props.text}</figcaption>}
      <Link href={props.link} page={page} className="sponsor-image__link">
        <page.Picture
          media={media}
          // A link has to have a name, even if the picture in it was never described.
          alt={props.altText || media.alt || media.name}
          sizes="320px"
          className="sponsor-image__picture"
        />
      </Link>
    </figure>
  )
}
