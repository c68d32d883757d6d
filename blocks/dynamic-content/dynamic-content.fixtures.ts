import { type BlockFixtures, blockFixture, hostileTexts } from '../core/block.fixtures.ts'

export const dynamicContentFixtures: BlockFixtures = {
  valid: [
    blockFixture('dynamic-content', { props: { promotionId: 'membership' } }),
    blockFixture('dynamic-content', {
      id: 'centered',
      props: { promotionId: 'membership', centerImage: true, hideBorder: true, anchor: 'slot', className: 'is-quiet' },
    }),
  ],
  minimal: [blockFixture('dynamic-content', { props: { promotionId: 'bare' } })],
  invalid: [
    blockFixture('dynamic-content', { id: 'nothing-chosen' }),
    blockFixture('dynamic-content', { id: 'gone', props: { promotionId: 'deleted-long-ago' } }),
    blockFixture('dynamic-content', { id: 'prototype', props: { promotionId: '__proto__' } }),
    blockFixture('dynamic-content', { id: 'number', props: { promotionId: 12 } }),
  ],
  hostile: [
    blockFixture('dynamic-content', { id: 'hostile-words', props: { promotionId: 'hostile' } }),
    ...hostileTexts.map((text, index) =>
      blockFixture('dynamic-content', {
        id: `text-${index}`,
        props: { promotionId: 'hostile', anchor: text, className: text, hideBorder: text },
      }),
    ),
  ],
}
