import { type BlockFixtures, blockFixture, hostileTexts } from '../core/block.fixtures.ts'

export const mostPopularFixtures: BlockFixtures = {
  valid: [
    ...['none', 'right', 'wide'].map((alignment) =>
      blockFixture('most-popular', { id: alignment, props: { alignment } }),
    ),
    blockFixture('most-popular', { id: 'named', props: { anchor: 'most-read', className: 'is-style-framed' } }),
  ],
  minimal: [blockFixture('most-popular')],
  invalid: [blockFixture('most-popular', { props: { alignment: 'up' } })],
  hostile: hostileTexts.map((text, index) =>
    blockFixture('most-popular', { id: `text-${index}`, props: { anchor: text, className: text, alignment: text } }),
  ),
}
