/** Addresses of the reader site: of its posts, and of pictures at its image service. */
import type { ReaderMedia } from './reader.schema.ts'

/** Matches the canonical path of a post, as "/2026/01/02/park-opens". */
export const postPath = /^\/\d{4}\/\d{2}\/\d{2}\/[^/]+$/

/** Pixels: what the image service makes (`images` of next.config.ts). */
export const pictureWidths = [256, 350, 512, 768, 1024, 1536, 2048, 2560, 3072] as const

/** Returns the smallest width that the image service makes and that is enough; the largest where none is. */
export function atLeast(width: number): number {
  return pictureWidths.find((offered) => offered >= width) ?? pictureWidths[pictureWidths.length - 1] ?? width
}

/** Returns the address of a picture at one width, for those who take a single one: social networks, search engines, mails. */
export function pictureAddress(media: ReaderMedia, siteUrl: string, width = 1536): string {
  if (!media.src.startsWith('/')) return media.src
  if (media.mimeType === 'image/svg+xml') return siteUrl + media.src
  return `${siteUrl}/_next/image?${new URLSearchParams({ url: media.src, w: String(width), q: '75' })}`
}
