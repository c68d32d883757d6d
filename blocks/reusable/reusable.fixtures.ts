import { type BlockFixtures, blockFixture, hostileTexts } from '../core/block.fixtures.ts'

export const reusableFixtures: BlockFixtures = {
  valid: [blockFixture('reusable', { props: { reusableId: 'about-the-election' } })],
  minimal: [blockFixture('reusable', { props: { reusableId: 'bare' } })],
  invalid: [
    blockFixture('reusable', { id: 'nothing-chosen' }),
    blockFixture('reusable', { id: 'text', content: 'It holds no text of its own' }),
    blockFixture('reusable', { id: 'number', props: { reusableId: 12 } }),
  ],
  hostile: hostileTexts.map((content, index) =>
    blockFixture('reusable', {
      id: `text-${index}`,
      props: { reusableId: content },
      children: [blockFixture('paragraph', { content })],
    }),
  ),
}
