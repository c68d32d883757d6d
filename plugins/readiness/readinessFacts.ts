import { blocksFromLexical } from '#blocks/registry/lexical.convert.ts'
import { referencesOf } from '#blocks/registry/tree.ts'
import { plainTextOf } from '#collections/fields/plainTextOf.ts'
import { idOf, idsOf } from '#collections/permissions/actor.ts'
import { imageCropOf } from '#collections/posts/imageCrop.ts'
import { isLexicalState } from '#plugins/blocks-field/lexicalState.guard.ts'
import type { MediaFacts, ReadinessFacts } from './readiness.types.ts'

/** A post as the form or the database has it: relationships as ids. */
export type PostValues = Record<string, unknown>

/** Data to be looked up before the facts are known. */
export interface Lookups {
  isSlugAvailable: boolean
  media: ReadonlyMap<string, MediaFacts>
}

const imageFields = ['featuredMedia', 'websiteImage', 'socialImage'] as const

/** Returns the files that the checks want to see: of a post, or of any document with a body. */
export function mediaIdsOf(post: PostValues): string[] {
  const chosen = imageFields.map((field) => referenceOf(post[field]))
  const inStory = referencesOf(blocksOf(post)).flatMap(({ collection, id }) => (collection === 'media' ? [id] : []))
  return [...new Set([...chosen, ...inStory].filter(isId))].toSorted()
}

const isId = (value: unknown): value is string => typeof value === 'string' && /^\d+$/.test(value)

/** Returns the facts that the checks use, from a post and the data looked up for it. */
export function factsOf(post: PostValues, { isSlugAvailable, media }: Lookups): ReadinessFacts {
  const mediaOf = (field: (typeof imageFields)[number]): MediaFacts | null => {
    const file = media.get(referenceOf(post[field]) ?? '')
    // The post's own crop counts as much as the library's.
    return file ? { ...file, isCropSet: file.isCropSet || imageCropOf(post[`${field}Crop`]) !== null } : null
  }
  return {
    type: textOf(post.type),
    headline: textOf(post.headline),
    dek: plainTextOf(post.subhead),
    hasPrimarySection: referenceOf(post.primarySection) !== null,
    tagCount: idsOf(post.tags).length,
    isSlugAvailable: textOf(post.slug) !== '' && isSlugAvailable,
    featuredMedia: mediaOf('featuredMedia'),
    featuredMediaCaption: textOf(post.featuredMediaCaption),
    websiteImage: mediaOf('websiteImage'),
    socialImage: mediaOf('socialImage'),
    sponsoredUrl: textOf(post.sponsoredUrl),
    hasShow: referenceOf(post.show) !== null,
    platformUrls: platformUrlsOf(post.meta),
    blocks: blocksOf(post),
    altTextOf: (id) => media.get(id)?.alt,
  }
}

export function mediaFactsOf(file: object): MediaFacts {
  const value = (name: string): unknown => Reflect.get(file, name)
  const [x, y] = [value('focalX'), value('focalY')]
  // Payload sets the middle by itself.
  const isCropSet = typeof x === 'number' && typeof y === 'number' && !(x === 50 && y === 50)
  return { alt: textOf(value('alt')), caption: textOf(value('caption')), isCropSet }
}

/** Returns the blocks of a document's body. */
export function blocksOf({ body }: PostValues) {
  return isLexicalState(body) ? blocksFromLexical(body) : []
}

/** Returns a text of a document; empty for any other value. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

const referenceOf = (value: unknown): string | null => {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (typeof value !== 'object' || value === null || !('id' in value)) return null
  const { id } = value
  return typeof id === 'string' || typeof id === 'number' ? String(idOf(id)) : null
}

const platformUrlsOf = (meta: unknown): string[] => {
  const links: unknown = typeof meta === 'object' && meta !== null ? Reflect.get(meta, 'platformLinks') : null
  if (!Array.isArray(links)) return []
  return links.map((link: unknown) => (typeof link === 'object' && link ? textOf(Reflect.get(link, 'value')) : ''))
}
