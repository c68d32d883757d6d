import { type BlockFixtures, blockFixture, hostileTexts } from '../core/block.fixtures.ts'

export const blockquoteFixtures: BlockFixtures = {
  valid: [
    blockFixture('blockquote', {
      content: '“We have asked for that crossing for eleven years, and every year we were told next year.”',
    }),
  ],
  minimal: [blockFixture('blockquote')],
  invalid: [blockFixture('blockquote', { props: { tone: 'loud' }, content: 'Properties that nobody knows' })],
  hostile: hostileTexts.map((content, index) => blockFixture('blockquote', { id: `text-${index}`, content })),
}
