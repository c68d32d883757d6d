import type { ReaderMedia } from '#blocks/core/reader.types.ts'
import { pictureAddress } from './pictureAddress.ts'

/** Pixels: what social networks show (1.91 to 1). */
const shared = { width: 1200, height: 630 }

/** How a picture is cut, then made smaller; all in pixels. */
export interface ShareCut {
  cut: { left: number; top: number; width: number; height: number }
  /** Never more than the picture has. */
  size: { width: number; height: number }
}

/** The largest part of a picture that has the networks' shape, around its focal point, as style sheets cut it. */
export function shareCut(width: number, height: number, focus: { x: number; y: number }): ShareCut {
  const scale = Math.min(width / shared.width, height / shared.height)
  const cut = {
    width: Math.max(1, Math.round(shared.width * scale)),
    height: Math.max(1, Math.round(shared.height * scale)),
  }
  const smaller = Math.min(1, scale)
  return {
    cut: { ...cut, left: Math.round((width - cut.width) * focus.x), top: Math.round((height - cut.height) * focus.y) },
    size: {
      width: Math.max(1, Math.round(shared.width * smaller)),
      height: Math.max(1, Math.round(shared.height * smaller)),
    },
  }
}

/** Whole percents, so that a picture has a countable number of cuts. */
const percent = (share: number): number => Math.round(share * 100)

/** What is cut where, in the address of a shared picture: "45-30"; null for what no address of ours says. */
export function focusOf(text: string): { x: number; y: number } | null {
  const [, x, y] = /^(0|[1-9]\d?|100)-(0|[1-9]\d?|100)$/u.exec(text) ?? []
  return x && y ? { x: Number(x) / 100, y: Number(y) / 100 } : null
}

/** A picture as social networks get it: cut around its focal point; whole where it is not of our own library. */
export function sharedPicture(
  media: ReaderMedia,
  siteUrl: string,
): { url: string; size: { width: number; height: number } | null } {
  const [, name] = /^\/media\/([^/]+)$/u.exec(media.src) ?? []
  if (!name || media.mimeType === 'image/svg+xml') return { url: pictureAddress(media, siteUrl), size: null }
  const { x, y } = media.focalPoint
  return {
    url: `${siteUrl}/share/${percent(x)}-${percent(y)}/${name}`,
    size: media.width && media.height ? shareCut(media.width, media.height, media.focalPoint).size : null,
  }
}
