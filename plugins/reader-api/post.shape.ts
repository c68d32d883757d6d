import type { PlacedBlock } from '#blocks/core/block.types.ts'
import { languageOf } from '#blocks/core/language.ts'
import { publicTree, wordCount } from '#blocks/registry/tree.ts'
import type { ImageCrop } from '#collections/posts/imageCrop.ts'
import type { ReaderMedia, ReaderTeaser } from '#contract/reader.schema.ts'
import type { ReaderArticle } from '#contract/readerApi.schema.ts'
import type { Related } from './related.load.ts'
import { foundIn } from './related.load.ts'
import type { ArticleRow, TeaserRow } from './rows.schema.ts'

/** Returns a post in a list. One-off authors stand behind those with a page. */
export function shapeTeaser(row: TeaserRow, related: Related): ReaderTeaser {
  const pictures = [
    cutMedia(related, row.websiteImage, row.websiteImageCrop),
    cutMedia(related, row.featuredMedia, row.featuredMediaCrop),
  ]
  return {
    id: row.id,
    url: row.path,
    type: row.type,
    headline: row.headline,
    dek: row.subheadText,
    language: row.language ? languageOf(row.language) : null,
    kicker: row.kicker,
    kickerExpiresIn: row.kickerExpiresIn,
    kickerExpiresAt: row.kickerExpiresAt,
    publishDateTime: row.publishDateTime,
    updatedAt: row.updatedAt,
    authors: [...foundIn(related.authors, row.authors), ...row.oneOffAuthors.map((name) => ({ name, url: null }))],
    primarySection: foundIn(related.sections, [row.primarySection])[0] ?? null,
    image: pictures.find((media) => media !== null && isPicture(media)) ?? null,
    sponsor: row.type === 'sponsored' ? sponsorOf(row) : null,
  }
}

// The name that was written, else the host of the sponsor's page.
function sponsorOf({ sponsorName, sponsoredUrl }: TeaserRow): string | null {
  if (sponsorName.trim()) return sponsorName.trim()
  return sponsoredUrl && URL.canParse(sponsoredUrl) ? new URL(sponsoredUrl).hostname.replace(/^www\./u, '') : null
}

/** Returns a whole post; `blocks` is its body, converted already because what it points to had to be loaded. */
export function shapeArticle(row: ArticleRow, blocks: PlacedBlock[], related: Related): ReaderArticle {
  const corrections = row.corrections.toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date))
  return {
    ...shapeTeaser(row, related),
    dekBlocks: publicTree(row.subhead),
    blocks,
    featuredMedia: cutMedia(related, row.featuredMedia, row.featuredMediaCrop),
    featuredMediaCaption: row.featuredMediaCaption,
    headlinePlacement: row.headlinePlacement,
    sections: foundIn(related.sections, row.sections),
    tags: foundIn(related.tags, row.tags),
    wordCount: wordCount(blocks),
    sponsoredUrl: row.sponsoredUrl,
    corrections: corrections.filter(({ text }) => text.trim()),
    updated: updatedAfter(row.publishDateTime, corrections),
  }
}

// Returns the time of the last change that is shown to readers; null where that was before publication, or never.
function updatedAfter(published: string, [newest]: ArticleRow['corrections']): string | null {
  return newest && Date.parse(newest.date) > Date.parse(published) ? newest.date : null
}

/** Returns a file of the library, cut where the post says rather than where the library does. */
export function cutMedia(related: Related, id: string | null, crop: ImageCrop | null): ReaderMedia | null {
  const [media = null] = foundIn(related.media, [id])
  return media && crop ? { ...media, focalPoint: crop } : media
}

const isPicture = (media: ReaderMedia): boolean => media.scheme === 'image'
