import type { ReaderMedia, ReaderPlatform, ReaderShow, ReaderSound, ReaderTeaser } from '#contract/reader.schema.ts'
import { holdingPin, type SlotProps } from './collectionQuery.schema.ts'
import type { PageContext } from './render.types.ts'

export interface Episode {
  post: ReaderTeaser
  /** Its picture, or else the logo of its show. */
  image: ReaderMedia | null
  show: ReaderShow | null
  platforms: ReaderPlatform[]
  /** Null for one that is heard elsewhere only. */
  sound: ReaderSound | null
}

type Page = Pick<PageContext, 'references' | 'now'>

/**
 * Returns a document that a page's blocks refer to; undefined when there is none that readers may see. Ids are user
 * input, so names that every object inherits must not be found.
 */
export function referenceOf<Value>(found: Record<string, Value>, id: string | null): Value | undefined {
  return id !== null && Object.hasOwn(found, id) ? found[id] : undefined
}

/** Returns the post that a block points to; undefined when there is none that readers may see. */
export function postOf(page: Pick<PageContext, 'references'>, id: string | null): ReaderTeaser | undefined {
  return referenceOf(page.references.posts, id)
}

/** Returns an episode with where to hear it; undefined when there is none that readers may see. */
export function episodeOf(page: Page, postId: string | null): Episode | undefined {
  const post = postOf(page, postId)
  const heard = referenceOf(page.references.episodes, postId)
  const show = heard?.show ?? null
  const { platforms = [], sound = null } = heard ?? {}
  return post && { post, show, image: post.image ?? show?.logo ?? null, platforms, sound }
}

/**
 * Returns the episode in a place, with the headline that it has there: the pinned one, or the one that the server put
 * in.
 */
export function episodeOfSlot(page: Page, { pinned, post }: SlotProps): Episode | undefined {
  const pin = holdingPin(pinned, page.now)
  const found = pin && episodeOf(page, pin.id)
  if (pin && found) {
    const headline = pin.headline.trim() || found.post.headline
    return { ...found, post: { ...found.post, headline } }
  }
  return episodeOf(page, post)
}
