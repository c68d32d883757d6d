import { type BlockFixtures, blockFixture, hostileTexts } from '../core/block.fixtures.ts'

const item = (postId: string) => blockFixture('related-posts-item', { id: `item-${postId}`, props: { postId } })

export const relatedPostsFixtures: BlockFixtures = {
  valid: [
    blockFixture('related-posts', {
      props: { anchor: 'related', className: 'is-style-framed' },
      children: [item('ferry'), item('herons'), item('dredging')],
    }),
    blockFixture('related-posts', {
      id: 'in-the-measure',
      props: { title: 'More from the harbour', alignment: 'none' },
      children: [item('herons')],
    }),
  ],
  minimal: [blockFixture('related-posts')],
  invalid: [
    blockFixture('related-posts', { id: 'four', children: ['ferry', 'herons', 'dredging', 'ferry'].map(item) }),
    blockFixture('related-posts', { id: 'gone', children: [item('deleted-long-ago')] }),
    blockFixture('related-posts', { id: 'loose', children: [blockFixture('paragraph', { content: 'Not a post' })] }),
    blockFixture('related-posts', { id: 'wide', props: { alignment: 'wide' }, children: [item('ferry')] }),
  ],
  hostile: hostileTexts.map((text, index) =>
    blockFixture('related-posts', {
      id: `text-${index}`,
      props: { title: text, alignment: text, anchor: text, className: text },
      children: [item('hostile')],
    }),
  ),
}
