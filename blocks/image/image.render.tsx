import { blockAttributes } from '../core/blockAttributes.ts'
import { reportBlock } from '../core/blockReport.ts'
import { Caption } from '../core/Caption.tsx'
import { Link } from '../core/Link.tsx'
import { imageOf } from '../core/mediaOf.ts'
import type { BlockRenderer } from '../core/render.types.ts'
import { safeHref } from '../core/safeHref.ts'
import { sizesOfAlignment } from '../core/sizesOfAlignment.ts'
import { image } from './image.schema.ts'
import { shownWidth, widthOfFloat } from './imageWidth.ts'

/** Renders a picture with its caption and credit, linked or not. Texts that the editor left empty are the library's. */
export const renderImage: BlockRenderer<typeof image> = ({ block, page }) => {
  const { props } = block
  const media = imageOf(page, props.contentId)
  if (!media) {
    reportBlock(block, 'its image is missing')
    return page.medium === 'feed' ? null : (
      <p {...blockAttributes(image, { modifiers: ['missing'] })}>Unable to render the image</p>
    )
  }
  const crop = props.mobileCrop && props.mobileCrop.aspectRatio !== 'Original' ? props.mobileCrop : null
  // A link has to have a name, even if the picture in it was never described.
  const nameOfLink = safeHref(props.link) === null ? '' : props.caption || media.caption || media.name
  const place = crop && { objectPosition: `${crop.focalPoint.x * 100}% ${crop.focalPoint.y * 100}%` }
  const shown = shownWidth(props, media)
  const floating = widthOfFloat(props.alignment, shown)
  const picture = (
    <page.Picture
      media={media}
      alt={props.altText || media.alt || nameOfLink}
      sizes={shown === null ? sizesOfAlignment(props.alignment) : `${shown}px`}
      className="image__picture"
    />
  )
  return (
    <figure
      {...blockAttributes(image, { ...props, modifiers: [crop && `${crop.aspectRatio.toLowerCase()}-on-phone`] })}
      style={floating === null ? undefined : { maxWidth: floating }}
    >
      <div
        className="image__frame"
        // The stylesheet hands it down to the picture on phones; elsewhere the library's focal point holds.
        style={crop || shown !== null ? { ...place, maxWidth: shown ?? undefined } : undefined}
      >
        <Link href={props.link} page={page} className="image__link">
          {picture}
        </Link>
      </div>
      <Caption
        of="image"
        caption={props.hideCaption ? '' : props.caption || media.caption}
        credit={props.hideCredit ? '' : props.credit || media.credit}
      />
    </figure>
  )
}
