import NextImage, { type ImageProps } from 'next/image'
import type { CSSProperties } from 'react'
import type { PictureProps } from '#blocks/core/render.types.ts'

/** Pixels assumed for a picture whose size nobody knows; it is cut to this ratio, so that nothing moves. */
const unknownSize = { width: 1200, height: 800 }

/**
 * A picture in the widths that readers' screens need, in AVIF or WebP, with its place kept while it loads. With an
 * aspect ratio it is cut around its focal point.
 */
export function Picture({ media, alt, sizes, aspectRatio, isPriority = false, className }: PictureProps) {
  const isSizeKnown = media.width !== null && media.height !== null && media.width > 0 && media.height > 0
  const { width, height } = media.width && media.height ? { width: media.width, height: media.height } : unknownSize
  const isCut = aspectRatio !== undefined || !isSizeKnown
  const style: CSSProperties = isCut
    ? {
        aspectRatio: aspectRatio ?? unknownSize.width / unknownSize.height,
        objectFit: 'cover',
        objectPosition: `${media.focalPoint.x * 100}% ${media.focalPoint.y * 100}%`,
      }
    : {}
  const urgency: Partial<ImageProps> = isPriority
    ? { preload: true, loading: 'eager', fetchPriority: 'high' }
    : { loading: 'lazy' }

  // The image service makes pictures of our own library only; others come as they are.
  if (!media.src.startsWith('/')) {
    return (
      <img
        src={media.src}
        alt={alt}
        width={width}
        height={height}
        style={style}
        className={className}
        decoding="async"
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : 'auto'}
      />
    )
  }
  return (
    <NextImage
      src={media.src}
      alt={alt}
      width={width}
      height={height}
      sizes={sizes}
      style={style}
      className={className}
      {...urgency}
    />
  )
}
