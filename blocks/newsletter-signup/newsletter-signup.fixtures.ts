import { type BlockFixtures, blockFixture, hostileTexts } from '../core/block.fixtures.ts'

export const newsletterSignupFixtures: BlockFixtures = {
  valid: [
    ...['none', 'left', 'center', 'right', 'wide'].map((alignment) =>
      blockFixture('newsletter-signup', { id: alignment, props: { newsletterId: 'first-boat', alignment } }),
    ),
    blockFixture('newsletter-signup', {
      id: 'named',
      props: { newsletterId: 'bare', anchor: 'sign-up', className: 'is-style-framed' },
    }),
  ],
  minimal: [blockFixture('newsletter-signup', { props: { newsletterId: 'bare' } })],
  invalid: [
    blockFixture('newsletter-signup', { id: 'nothing-chosen' }),
    blockFixture('newsletter-signup', { id: 'gone', props: { newsletterId: 'deleted-long-ago' } }),
    blockFixture('newsletter-signup', { id: 'prototype', props: { newsletterId: '__proto__' } }),
    blockFixture('newsletter-signup', { id: 'number', props: { newsletterId: 12 } }),
  ],
  hostile: [
    blockFixture('newsletter-signup', { id: 'hostile-words', props: { newsletterId: 'hostile' } }),
    ...hostileTexts.map((text, index) =>
      blockFixture('newsletter-signup', {
        id: `text-${index}`,
        props: { newsletterId: 'hostile', anchor: text, className: text, alignment: text },
      }),
    ),
  ],
}
