import { type BlockFixtures, blockFixture, hostileTexts } from '../core/block.fixtures.ts'
import type { Block } from '../core/block.types.ts'

const inList = (...children: Block[]) => blockFixture('related-posts', { id: `list-of-${children[0]?.id}`, children })
const item = (id: string, postId: unknown) => blockFixture('related-posts-item', { id, props: { postId } })

export const relatedPostsItemFixtures: BlockFixtures = {
  valid: [inList(item('one', 'ferry'), item('two', 'herons'))],
  minimal: [inList(blockFixture('related-posts-item'))],
  invalid: [
    item('alone', 'ferry'),
    inList(item('gone', 'deleted-long-ago')),
    inList(item('prototype', '__proto__')),
    inList(item('number', 12)),
  ],
  hostile: [
    inList(item('hostile-post', 'hostile')),
    ...hostileTexts.map((text, index) => inList(item(`text-${index}`, text))),
  ],
}
