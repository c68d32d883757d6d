import type { CSSProperties } from 'react'
import type { ReaderMedia } from '#contract/reader.schema.ts'
import { anchorId, blockAttributes } from '../core/blockAttributes.ts'
import { reportBlock } from '../core/blockReport.ts'
import { Caption } from '../core/Caption.tsx'
import { Island } from '../core/Island.tsx'
import { imageOf } from '../core/mediaOf.ts'
import type { BlockRenderer } from '../core/render.types.ts'
import { sizesOfAlignment } from '../core/sizesOfAlignment.ts'
import { GalleryIsland } from './gallery.island.tsx'
import { gallery } from './gallery.schema.ts'
import { galleryHash } from './gallery.state.ts'

// The shapes, width through height, that the frame of a gallery may have.
const frameLimits = {
  horizontal: { narrowest: 3 / 2, widest: 16 / 9 },
  vertical: { narrowest: 4 / 5, widest: 3 / 2 },
} as const

// Returns the shape of the frame: that of the narrowest photo, within the limits of the gallery's orientation.
function frameRatio(photos: readonly ReaderMedia[], orientation: keyof typeof frameLimits): number {
  const { narrowest, widest } = frameLimits[orientation]
  const ratios = photos.flatMap(({ width, height }) => (width && height ? [width / height] : []))
  return ratios.length > 0 ? Math.min(widest, Math.max(narrowest, Math.min(...ratios))) : narrowest
}

/**
 * Renders several pictures, one at a time. The markup is a strip of figures that can be scrolled and linked to without
 * any script; the island puts arrows over it and the fullscreen slideshow beside it.
 */
export const renderGallery: BlockRenderer<typeof gallery> = ({ block, page }) => {
  const { props } = block
  const photos = props.content.flatMap((item, position) => {
    const media = imageOf(page, item.id)
    if (!media) return []
    const texts = {
      alt: item.altText || media.alt,
      caption: item.caption || media.caption,
      credit: item.credit || media.credit,
    }
    // One picture may stand in a gallery twice.
    return [{ key: `${item.id}-${position}`, media, texts }]
  })
  if (photos.length < props.content.length) reportBlock(block, 'some of its images are missing')
  if (photos.length === 0) {
    reportBlock(block, 'not shown, it has no images')
    return null
  }
  const heading = `Gallery of ${photos.length} ${photos.length === 1 ? 'photo' : 'photos'}`
  const ratio = frameRatio(
    photos.map(({ media }) => media),
    props.orientation,
  )
  const galleryId = anchorId(block.id) ?? `${block.nthOfType}`
  return (
    <figure
      {...blockAttributes(gallery, { ...props, modifiers: [props.orientation] })}
      style={{ '--gallery-ratio': ratio } as CSSProperties}
    >
      <figcaption className="gallery__heading">{heading}</figcaption>
      <div className="gallery__stage">
        <div className="gallery__strip">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable with the keyboard */}
          <ul className="gallery__photos" tabIndex={0} aria-label="Photos">
            {photos.map(({ key, media, texts }, index) => (
              <li key={key} className="gallery__photo" id={galleryHash(galleryId, index).slice(1)}>
                <figure className="gallery__figure">
                  <div className="gallery__frame">
                    <page.Picture
                      media={media}
                      alt={texts.alt}
                      sizes={sizesOfAlignment(props.alignment)}
                      className="gallery__picture"
                    />
                  </div>
                  <Caption of="gallery" caption={texts.caption} credit={texts.credit} />
                </figure>
              </li>
            ))}
          </ul>
        </div>
        {page.medium === 'page' && (
          <Island
            name="gallery"
            component={GalleryIsland}
            props={{
              galleryId,
              heading,
              count: photos.length,
            }}
            hash={galleryHash(galleryId, '')}
          />
        )}
      </div>
    </figure>
  )
}
