import type { Payload } from 'payload'
import type { Block } from '#blocks/core/block.types.ts'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { plainBlock, plainHeader, plainRow } from '#blocks/registry/plainBlocks.ts'
import { homeFrontId } from '#collections/fronts/homeFront.ts'
import { importContext } from '#plugins/importing/write/importRequest.ts'
import { idOf } from './library.seed.ts'
import { newsletterList, promotion } from './newsroom.content.ts'
import { demoKey, idOfKey } from './seed.store.ts'
import type { Library } from './stories.seed.ts'

// The stories that the editor's picks hold, whatever is newest.
const picks = [
  'anselm-dray-boatbuilder',
  'two-years-after-cutter-ridge',
  'a-day-aboard-the-kittiwake',
  'library-sundays',
]

/** Launches a curated home page, unless a curator has arranged one already. */
export async function seedFront(payload: Payload, library: Library): Promise<void> {
  const where = { id: { equals: homeFrontId } }
  const { docs } = await payload.find({ collection: 'fronts', where, draft: true, depth: 0, pagination: false })
  if (docs[0]?.body) return
  const body = lexicalFromBlocks(await homePage(payload, library))
  const data = { title: 'Home page', body, _status: 'published' as const }
  const context = { ...importContext }
  if (docs[0]) await payload.update({ collection: 'fronts', id: homeFrontId, data, context, depth: 0 })
  else await payload.create({ collection: 'fronts', data: { ...data, publishStatus: 'DRAFT' }, context, depth: 0 })
}

async function homePage(payload: Payload, { sections, documents }: Library): Promise<Block[]> {
  const pins = await Promise.all(picks.map((slug) => idOfKey(payload, 'posts', demoKey('post', slug))))
  const sectionOf = (slug: string, name: string, rows: Block[], sidebar: Block[] = []) =>
    plainBlock(
      'homepage-section',
      slug,
      { sections: [String(idOf(sections, slug))], showSectionHeader: true, viewAllUrl: `/section/${slug}` },
      [
        plainHeader(`${slug}-header`, name),
        plainBlock('homepage-section-content', `${slug}-content`, {}, rows),
        plainBlock('homepage-section-sidebar', `${slug}-sidebar`, {}, [
          ...sidebar,
          ...(sidebar.length > 0 ? [] : [plainBlock('paragraph', `${slug}-beside`)]),
        ]),
      ],
    )
  const signup = plainBlock('newsletter-signup', 'signup', {
    newsletterId: String(idOf(documents, newsletterList.slug)),
  })
  const subscribe = plainBlock('in-article-promotion', 'subscribe', {
    promotionId: String(idOf(documents, promotion.name)),
  })
  return [
    plainRow('top', 'post_grid_1_3'),
    plainRow('second', 'post_row_4'),
    plainBlock(
      'homepage-editors-picks',
      'picks',
      {},
      pins.map((id, index) =>
        plainBlock(
          'homepage-slot',
          `pick-${index + 1}`,
          id ? { pinned: { id: String(id), headline: '', until: null } } : {},
        ),
      ),
    ),
    sectionOf(
      'harbor',
      'Harbor',
      [plainRow('harbor-news', 'post_with_bulleted_list'), plainRow('harbor-row', 'post_row_2')],
      [signup, subscribe],
    ),
    sectionOf('arts-life', 'Arts & life', [plainRow('arts-row', 'post_grid_1_1_2')]),
    plainBlock('most-popular', 'most-popular'),
    sectionOf('sports', 'Sports', [plainRow('sports-row', 'post_row_3')]),
    sectionOf('public-safety', 'Public safety', [plainRow('safety-row', 'post_row_3')]),
    sectionOf('opinion', 'Opinion', [plainRow('opinion-row', 'post_row_2')]),
    plainBlock('homepage-river', 'river'),
  ]
}
