import type { PlacedBlock } from '#blocks/core/block.types.ts'
import { plainText } from '#blocks/registry/tree.ts'
import type { ReaderMedia } from '#contract/reader.schema.ts'
import type { ReaderSeo } from '#contract/readerApi.schema.ts'

// Search engines cut descriptions at about this many characters.
const descriptionLength = 160

// Returns whether social networks and search engines can show a picture; they do not draw SVG.
const isShareable = (media: ReaderMedia): boolean => media.scheme === 'image' && media.mimeType !== 'image/svg+xml'

/** Cuts running text at a word, with an ellipsis where something was left out. */
export function excerpt(text: string, length = descriptionLength): string {
  const line = text.replace(/\s+/gu, ' ').trim()
  if (line.length <= length) return line
  const cut = line.slice(0, length)
  const lastSpace = cut.lastIndexOf(' ')
  return `${(lastSpace > length / 2 ? cut.slice(0, lastSpace) : cut).replace(/[\s,;:.–—-]+$/u, '')}…`
}

/**
 * Returns the metadata of a page for search engines.
 * @param from `dek` is taken before an excerpt of `blocks`, and `fallback` where the newsroom has written neither; `images`
 * are tried in order, and the first one that networks can show is taken. The publication's logo belongs at the end of them.
 */
export function shapeSeo(from: {
  title: string
  dek?: string
  blocks?: PlacedBlock[]
  fallback?: string
  images: (ReaderMedia | null | undefined)[]
}): ReaderSeo {
  const description = from.dek?.trim() || plainText(from.blocks ?? []) || (from.fallback ?? '')
  const image = from.images.find((candidate) => candidate && isShareable(candidate))
  return { title: from.title, description: excerpt(description), image: image ?? null }
}
