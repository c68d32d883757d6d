import { blockAttributes } from '../core/blockAttributes.ts'
import { reportBlock } from '../core/blockReport.ts'
import { Island } from '../core/Island.tsx'
import { Link } from '../core/Link.tsx'
import { imageOf } from '../core/mediaOf.ts'
import type { BlockRenderer } from '../core/render.types.ts'
import { safeHref } from '../core/safeHref.ts'
import { sizesOfAlignment } from '../core/sizesOfAlignment.ts'
import { ImageCompareIsland } from './image-compare.island.tsx'
import { imageCompare } from './image-compare.schema.ts'
import { wordsOfLink } from './wordsOfLink.ts'

/**
 * Renders two pictures of one thing, one below the other. Where scripts run, the stylesheet lays the second over the
 * first from the beginning, so that nothing moves when the island brings the slider.
 */
export const renderImageCompare: BlockRenderer<typeof imageCompare> = ({ block, page }) => {
  const { props } = block
  const pictures = [props.first, props.second].flatMap((picture) => {
    const media = picture && imageOf(page, picture.contentId)
    if (!media) return []
    const { altText, credit, label } = picture
    return [{ media, alt: altText || media.alt, credit: credit || media.credit, label: label.trim() }]
  })
  if (pictures.length < 2) {
    reportBlock(block, 'not shown, an image is missing')
    return null
  }
  const caption = props.caption.trim() || (safeHref(props.link) === null ? '' : wordsOfLink(props.link.trim()))
  const credits = [...new Set(pictures.map(({ credit }) => credit.trim()).filter(Boolean))].join(' / ')
  return (
    <figure {...blockAttributes(imageCompare, props)}>
      <div className="image-compare__frame">
        {pictures.map(({ media, alt, label }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: there are two, and one picture may be both
          <div key={index} className="image-compare__side">
            <page.Picture
              media={media}
              alt={alt}
              sizes={sizesOfAlignment(props.alignment)}
              className="image-compare__picture"
            />
            {label && (
              <span className="image-compare__label" dir="auto">
                {label}
              </span>
            )}
          </div>
        ))}
        {page.medium === 'page' && (
          <Island
            name="image-compare"
            component={ImageCompareIsland}
            props={{ first: pictures[0]?.label ?? '', second: pictures[1]?.label ?? '' }}
          />
        )}
      </div>
      {(caption || credits) && (
        <figcaption className="image-compare__caption" dir="auto">
          {caption && (
            <Link href={props.link} page={page}>
              {caption}
            </Link>
          )}
          {caption && credits && ' '}
          {credits && <span className="image-compare__credit">{credits}</span>}
        </figcaption>
      )}
    </figure>
  )
}
