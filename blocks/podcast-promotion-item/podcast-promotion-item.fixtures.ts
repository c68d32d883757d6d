import { type BlockFixtures, blockFixture, hostileTexts } from '../core/block.fixtures.ts'
import type { Block } from '../core/block.types.ts'

const inList = (...children: Block[]) =>
  blockFixture('podcast-promotion', { id: `list-of-${children[0]?.id}`, children })
const item = (id: string, props: Record<string, unknown>) => blockFixture('podcast-promotion-item', { id, props })

export const podcastPromotionItemFixtures: BlockFixtures = {
  valid: [
    inList(
      item('one', { postId: 'lead-line', showSectionId: 'slack-tide' }),
      item('two', { postId: 'last-row', pinned: { id: 'last-row', headline: 'Rowing' } }),
    ),
  ],
  minimal: [inList(item('empty', {}))],
  invalid: [
    item('alone', { postId: 'lead-line' }),
    inList(item('gone', { postId: 'deleted-long-ago' })),
    inList(item('number', { postId: 12 })),
  ],
  hostile: [
    inList(item('hostile-post', { postId: 'hostile' })),
    ...hostileTexts.map((text, index) => inList(item(`text-${index}`, { postId: text, showSectionId: text }))),
  ],
}
