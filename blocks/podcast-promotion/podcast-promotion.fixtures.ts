import { type BlockFixtures, blockFixture, hostileTexts } from '../core/block.fixtures.ts'

const item = (postId: string) => blockFixture('podcast-promotion-item', { id: `item-${postId}`, props: { postId } })

export const podcastPromotionFixtures: BlockFixtures = {
  valid: [
    blockFixture('podcast-promotion', {
      props: { showSectionId: 'slack-tide', anchor: 'listen', className: 'is-style-plain' },
      children: [item('lead-line'), item('last-row')],
    }),
    blockFixture('podcast-promotion', { id: 'all', props: { hasAutofill: true }, children: [item('lead-line')] }),
  ],
  minimal: [blockFixture('podcast-promotion')],
  invalid: [
    blockFixture('podcast-promotion', { id: 'four', children: ['lead-line', 'last-row', 'ferry', 'herons'].map(item) }),
    blockFixture('podcast-promotion', { id: 'gone', children: [item('deleted-long-ago')] }),
    blockFixture('podcast-promotion', { id: 'wide', props: { alignment: 'wide' }, children: [item('lead-line')] }),
    blockFixture('podcast-promotion', {
      id: 'loose',
      children: [blockFixture('paragraph', { content: 'No episode' })],
    }),
  ],
  hostile: [
    blockFixture('podcast-promotion', {
      id: 'hostile-show',
      props: { showSectionId: 'hostile' },
      children: [item('hostile')],
    }),
    ...hostileTexts.map((text, index) =>
      blockFixture('podcast-promotion', {
        id: `text-${index}`,
        props: { showSectionId: text, anchor: text, className: text },
        children: [item('lead-line')],
      }),
    ),
  ],
}
