import type { ReaderMedia } from '#contract/reader.schema.ts'
import { pictureAddress } from '#contract/readerAddresses.ts'

// Pixels.
interface Size {
  width: number
  height: number
}

// Shape that social networks show (1.91 to 1).
const shared: Size = { width: 1200, height: 630 }

// Shapes that search engines ask for, by their name in the address.
const shapes = {
  '1x1': { width: 1200, height: 1200 },
  '4x3': { width: 1200, height: 900 },
  '16x9': { width: 1200, height: 675 },
} as const satisfies Record<string, Size>

// Cover of a podcast: directories take squares of 1400 to 3000 pixels.
const cover: Size = { width: 2000, height: 2000 }

/** Returns the size of a shape by its name in an address, that of social networks without one; null for an unknown name. */
export function shapeOf(name: string | undefined): Size | null {
  if (name === undefined) return shared
  if (name === 'cover') return cover
  return Object.entries(shapes).find(([known]) => known === name)?.[1] ?? null
}

/** The cut of a picture, before it is made smaller; all in pixels. */
export interface ShareCut {
  cut: Size & { left: number; top: number }
  /** Never more than the picture has. */
  size: Size
}

/**
 * Returns the largest part of a picture that has a shape, that of social networks if none is named, around its focal
 * point, as style sheets cut it.
 */
export function shareCut(
  width: number,
  height: number,
  focus: { x: number; y: number },
  shape: Size = shared,
): ShareCut {
  const scale = Math.min(width / shape.width, height / shape.height)
  const cut = {
    width: Math.max(1, Math.round(shape.width * scale)),
    height: Math.max(1, Math.round(shape.height * scale)),
  }
  const smaller = Math.min(1, scale)
  return {
    cut: { ...cut, left: Math.round((width - cut.width) * focus.x), top: Math.round((height - cut.height) * focus.y) },
    size: {
      width: Math.max(1, Math.round(shape.width * smaller)),
      height: Math.max(1, Math.round(shape.height * smaller)),
    },
  }
}

// Whole percents, so that a picture has a countable number of cuts.
const percent = (share: number): number => Math.round(share * 100)

/**
 * Parses the focal point in the address of a shared picture: "45-30"; null for an address that the site does not
 * create.
 */
export function focusOf(text: string): { x: number; y: number } | null {
  const [, x, y] = /^(0|[1-9]\d?|100)-(0|[1-9]\d?|100)$/u.exec(text) ?? []
  return x && y ? { x: Number(x) / 100, y: Number(y) / 100 } : null
}

/**
 * Returns a picture as social networks get it: cut around its focal point; whole where it is not of our own library.
 */
export function sharedPicture(media: ReaderMedia, siteUrl: string): { url: string; size: Size | null } {
  const place = cutPlace(media)
  if (!place) return { url: pictureAddress(media, siteUrl), size: null }
  return {
    url: `${siteUrl}/share/${place.focus}/${place.name}`,
    size: media.width && media.height ? shareCut(media.width, media.height, media.focalPoint).size : null,
  }
}

/** Returns the addresses of a picture in every shape that search engines ask for; the whole one where it cannot be cut. */
export function cutPictures(media: ReaderMedia, siteUrl: string): string[] {
  const place = cutPlace(media)
  if (!place) return [pictureAddress(media, siteUrl)]
  return Object.keys(shapes).map((shape) => `${siteUrl}/share/${place.focus}/${shape}/${place.name}`)
}

/** Returns a picture as podcast directories get it: a square JPEG; whole where it is not of our own library. */
export function coverPicture(media: ReaderMedia, siteUrl: string): string {
  const place = cutPlace(media)
  return place ? `${siteUrl}/share/${place.focus}/cover/${place.name}` : pictureAddress(media, siteUrl)
}

// Returns the parts of a cut picture's address; null for a drawing or a picture outside the media library.
function cutPlace(media: ReaderMedia): { focus: string; name: string } | null {
  const [, name] = /^\/media\/([^/]+)$/u.exec(media.src) ?? []
  if (!name || media.mimeType === 'image/svg+xml') return null
  const { x, y } = media.focalPoint
  return { focus: `${percent(x)}-${percent(y)}`, name }
}
