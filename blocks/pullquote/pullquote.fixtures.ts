import { type BlockFixtures, blockFixture, hostileTexts } from '../core/block.fixtures.ts'

export const pullquoteFixtures: BlockFixtures = {
  valid: ['left', 'center', 'right', 'wide'].map((alignment) =>
    blockFixture('pullquote', {
      id: alignment,
      props: { alignment, attribution: 'Ruth Vega, harbour master' },
      content: 'The water doesn’t read the plan.',
    }),
  ),
  minimal: [blockFixture('pullquote', { content: 'The water doesn’t read the plan.' })],
  invalid: [
    blockFixture('pullquote', { props: { alignment: 'full', attribution: 12 }, content: 'Kept all the same.' }),
  ],
  hostile: hostileTexts.map((text, index) =>
    blockFixture('pullquote', {
      id: `text-${index}`,
      props: { attribution: text, anchor: text, className: text },
      content: text,
    }),
  ),
}
