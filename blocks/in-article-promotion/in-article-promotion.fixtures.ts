import { type BlockFixtures, blockFixture, hostileTexts } from '../core/block.fixtures.ts'

export const inArticlePromotionFixtures: BlockFixtures = {
  valid: [
    blockFixture('in-article-promotion', {
      props: { promotionId: 'membership', anchor: 'membership', className: 'is-style-framed' },
    }),
    blockFixture('in-article-promotion', { id: 'wide', props: { promotionId: 'membership', alignment: 'wide' } }),
  ],
  minimal: [blockFixture('in-article-promotion', { props: { promotionId: 'bare' } })],
  invalid: [
    blockFixture('in-article-promotion', { id: 'nothing-chosen' }),
    blockFixture('in-article-promotion', { id: 'gone', props: { promotionId: 'deleted-long-ago' } }),
    blockFixture('in-article-promotion', { id: 'prototype', props: { promotionId: '__proto__' } }),
    blockFixture('in-article-promotion', { id: 'number', props: { promotionId: 12 } }),
  ],
  hostile: [
    blockFixture('in-article-promotion', { id: 'hostile-words', props: { promotionId: 'hostile' } }),
    ...hostileTexts.map((text, index) =>
      blockFixture('in-article-promotion', {
        id: `text-${index}`,
        props: { promotionId: 'hostile', anchor: text, className: text, alignment: text },
      }),
    ),
  ],
}
