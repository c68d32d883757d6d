import type { ReaderMedia } from '#contract/reader.schema.ts'
import { pictureAddress, pictureWidths } from '#contract/readerAddresses.ts'

// Pixels that a picture is taken to be shown with where it fills a part of the window.
const window = 1024

/**
 * Returns the addresses of a picture for an `<img>`: all widths up to its own, which is the last one, and one for
 * programs that do not choose: as wide as it is shown.
 *
 * @param sizes the `sizes` attribute
 */
export function pictureSources(media: ReaderMedia, sizes: string): { src: string; srcSet?: string } {
  if (!media.src.startsWith('/') || media.mimeType === 'image/svg+xml') return { src: media.src }
  const own = media.width && media.width > 0 ? media.width : Number.POSITIVE_INFINITY
  const next = pictureWidths.findIndex((width) => width >= own)
  const offered = next === -1 ? pictureWidths : pictureWidths.slice(0, next + 1)
  const address = (width: number) => pictureAddress(media, '', width)
  const shown = shownWidth(sizes)
  return {
    src: address(offered.find((width) => width >= shown) ?? offered.at(-1) ?? window),
    // The service makes nothing larger than the file is: the last one has its width.
    srcSet: offered.map((width) => `${address(width)} ${Math.min(width, own)}w`).join(', '),
  }
}

// The widest that a `sizes` attribute says, its conditions aside.
function shownWidth(sizes: string): number {
  const lengths = sizes.replace(/\([^)]*\)/gu, '')
  const pixels = Array.from(lengths.matchAll(/([\d.]+)px/gu), ([, digits]) => Number(digits))
  return Math.max(...pixels, /\dvw/u.test(lengths) ? window : 0)
}
