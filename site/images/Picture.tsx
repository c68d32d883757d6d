import type { CSSProperties } from 'react'
import type { PictureProps } from '#blocks/core/render.types.ts'
import { pictureSources } from './pictureWidths.ts'

// Pixels assumed for a picture of unknown size; it is cut to this ratio, so that nothing moves.
const unknownSize = { width: 1200, height: 800 }

/**
 * Renders a picture in the widths that readers' screens need, as WebP, with its place kept while it loads. With an
 * aspect ratio it is cut around its focal point. React writes a preload for what is wanted at once; the image service
 * makes pictures of our own library only, and others come as they are.
 */
export function Picture({ media, alt, sizes, aspectRatio, isPriority = false, className }: PictureProps) {
  const isSizeKnown = media.width !== null && media.height !== null && media.width > 0 && media.height > 0
  const { width, height } = media.width && media.height ? { width: media.width, height: media.height } : unknownSize
  const isCut = aspectRatio !== undefined || !isSizeKnown
  const { x, y } = media.focalPoint
  const style: CSSProperties = {
    ...(isCut ? { aspectRatio: aspectRatio ?? unknownSize.width / unknownSize.height, objectFit: 'cover' } : {}),
    // Styles may cut a whole picture as well.
    ...(isCut || x !== 0.5 || y !== 0.5 ? { objectPosition: `${x * 100}% ${y * 100}%` } : {}),
  }
  const sources = pictureSources(media, sizes)
  return (
    <img
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : 'auto'}
      decoding="async"
      sizes={sources.srcSet ? sizes : undefined}
      {...sources}
      alt={alt}
      width={width}
      height={height}
      style={style}
      className={className}
    />
  )
}
