import type { ReaderMedia } from '#contract/reader.schema.ts'

/** Returns the address of a picture at one width, for those who take a single one: social networks, search engines. */
export function pictureAddress(media: ReaderMedia, siteUrl: string, width = 1536): string {
  if (!media.src.startsWith('/')) return media.src
  if (media.mimeType === 'image/svg+xml') return siteUrl + media.src
  return `${siteUrl}/_next/image?${new URLSearchParams({ url: media.src, w: String(width), q: '75' })}`
}
