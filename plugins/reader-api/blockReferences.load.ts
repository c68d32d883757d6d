/**
 * The documents that the blocks of a page refer to: the rows that are loaded for them, and the shape in which readers
 * get them.
 */
import type { BlockReference, PlacedBlock } from '#blocks/core/block.types.ts'
import { walkBlocks } from '#blocks/core/treeWalk.ts'
import type { BlockType } from '#blocks/registry/schemas.ts'
import { referencesOf } from '#blocks/registry/tree.ts'
import { forumDefaults } from '#collections/candidate-forums/forumDefaults.ts'
import { cacheTag } from '#contract/cacheTag.ts'
import type { ReaderAssistant, ReaderPromotion, ReaderReferences } from '#contract/reader.schema.ts'
import { type AdPlace, shapeAds } from './ads/ads.shape.ts'
import type { ReaderRequest } from './answer.types.ts'
import { loadMostReadTeasers } from './mostRead.load.ts'
import { loadPodcasts, type PodcastRows, picturesOfShows, shapePodcasts } from './podcasts.load.ts'
import { shapeTeaser } from './post.shape.ts'
import { foundIn, type References, type Related, referencesOfTeasers } from './related.load.ts'
import type { AssistantRow, ForumRow, NewsletterRow, PromotionRow, SettingsRow, TeaserRow } from './rows.schema.ts'
import { sources } from './sources.ts'

/** The rows that blocks name, by id where they name one. */
export interface BlockRows {
  posts: TeaserRow[]
  newsletters: NewsletterRow[]
  promotions: PromotionRow[]
  forums: ForumRow[]
  assistants: AssistantRow[]
  houseAds: PromotionRow[]
  podcasts: PodcastRows
  platforms: SettingsRow['listeningPlatforms']
  /** Null where the page has no advertisement. */
  ads: SettingsRow['ads'] | null
  mostRead: TeaserRow[]
}

// Maximum number of promotions that take turns as advertisements of a page.
const maxHouseAds = 12

/** Returns the ids that blocks point to in a collection. */
export function referencedIds(blocks: PlacedBlock[], collection: BlockReference['collection']): string[] {
  return referencesOf(blocks).flatMap((reference) => (reference.collection === collection ? [reference.id] : []))
}

const chatAssistants = (blocks: PlacedBlock[]): string[] =>
  [...walkBlocks(blocks)].flatMap(({ type, props: { tool, assistant } }) =>
    type === 'html' && tool === 'ai-chat' && typeof assistant === 'string' && assistant.trim()
      ? [assistant.trim()]
      : [],
  )

const holds = (blocks: PlacedBlock[], type: BlockType): boolean =>
  [...walkBlocks(blocks)].some((block) => block.type === type)

/**
 * Loads what the blocks name: one query a collection that they name something of, side by side.
 * @param episode id of the post that the page shows, if that is an episode
 */
export async function loadBlockRows(
  { reads, settings }: ReaderRequest,
  blocks: PlacedBlock[],
  episode?: string,
): Promise<BlockRows> {
  const ids = (collection: BlockReference['collection']) => referencedIds(blocks, collection)
  const [posts, newsletters, promotions, forums, houseAds, podcasts, mostRead, { ads, listeningPlatforms }] =
    await Promise.all([
      reads.byIds(sources.teasers, ids('posts')),
      reads.byIds(sources.newsletterLists, ids('newsletter-lists')),
      reads.byIds(sources.promotions, ids('promotions')),
      reads.byIds(sources.forums, ids('candidate-forums')),
      holds(blocks, 'ad') ? settings.then(({ ads }) => (ads.isEnabled ? loadHouseAds(reads) : [])) : [],
      loadPodcasts(reads, blocks, episode),
      holds(blocks, 'most-popular') ? loadMostReadTeasers(reads, new Date()) : [],
      settings,
    ])
  for (const { closesAt } of forums.values()) if (closesAt !== null) reads.changeAt(new Date(closesAt))
  const candidates = [...forums.values()].flatMap((forum) => forum.candidates)
  const assistants = await reads.assistants(
    chatAssistants(blocks),
    candidates.flatMap(({ assistant }) => assistant ?? []),
  )
  return {
    posts: [...posts.values()],
    newsletters: [...newsletters.values()],
    promotions: [...promotions.values()],
    forums: [...forums.values()],
    assistants,
    houseAds,
    podcasts,
    platforms: listeningPlatforms,
    ads: holds(blocks, 'ad') ? ads : null,
    mostRead,
  }
}

function loadHouseAds(reads: ReaderRequest['reads']): Promise<PromotionRow[]> {
  reads.tags.add(cacheTag.promotions)
  return reads.many(sources.promotions, { sort: '-updatedAt', limit: maxHouseAds })
}

export function referencesOfBlocks(blocks: PlacedBlock[], rows: BlockRows): References[] {
  const pictures = [
    ...picturesOfShows(rows.podcasts.shows),
    ...rows.newsletters.map(({ logo }) => logo),
    ...[...rows.promotions, ...rows.houseAds].map(({ featuredImage }) => featuredImage),
    ...rows.forums.flatMap(({ candidates }) => candidates.map(({ image }) => image)),
  ]
  return [
    referencesOfTeasers([...rows.posts, ...rows.mostRead]),
    { media: [...referencedIds(blocks, 'media'), ...pictures] },
  ]
}

/**
 * Returns the documents that the blocks of a page refer to, as far as readers may see them.
 * @param adPlace the page as advertisements are chosen for it; null for a page without any
 */
export function shapeReferences(
  blocks: PlacedBlock[],
  rows: BlockRows,
  related: Related,
  adPlace: AdPlace | null = { page: 'article', sections: [] },
): ReaderReferences {
  const picture = (id: string | null) => foundIn(related.media, [id])[0] ?? null
  const promotion = ({ featuredImage, ...row }: PromotionRow): ReaderPromotion => ({
    ...row,
    image: picture(featuredImage),
  })
  const slugs = new Map(rows.assistants.map(({ id, slug }) => [id, slug]))
  return {
    media: byId(foundIn(related.media, referencedIds(blocks, 'media'))),
    posts: byId(rows.posts.map((row) => shapeTeaser(row, related))),
    newsletters: byId(rows.newsletters.map((row) => ({ ...row, logo: picture(row.logo) }))),
    promotions: byId(rows.promotions.map(promotion)),
    forums: byId(
      rows.forums.map((row) => ({
        ...row,
        closedText: row.closedText.trim() || forumDefaults.closedText,
        candidates: row.candidates.map(({ assistant, image, ...candidate }) => ({
          ...candidate,
          image: picture(image),
          assistant: slugs.get(assistant ?? '') ?? null,
        })),
      })),
    ),
    assistants: Object.fromEntries(rows.assistants.map((row) => [row.slug, shapeAssistant(row)])),
    ads: rows.ads && adPlace && shapeAds(rows.ads, adPlace),
    houseAds: adPlace ? rows.houseAds.map(promotion) : [],
    mostRead: rows.mostRead.map((row) => shapeTeaser(row, related)),
    ...shapePodcasts(rows.podcasts, rows.platforms, related),
  }
}

const shapeAssistant = ({ slug, name, isOn, suggestedQuestions }: AssistantRow): ReaderAssistant => ({
  slug,
  name,
  isOn,
  suggestedQuestions: suggestedQuestions.flatMap(({ question }) => question.trim() || []),
})

function byId<Item extends { id: string }>(items: Item[]): Record<string, Item> {
  return Object.fromEntries(items.map((item) => [item.id, item]))
}
