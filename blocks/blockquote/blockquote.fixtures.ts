import { type BlockFixtures, blockFixture, hostileTexts } from '../core/block.fixtures.ts'

export const blockquoteFixtures: BlockFixtures = {
  valid: [
    blockFixture('blockquote', {
      props: { anchor: 'crossing', className: 'is-style-large' },
      content: '“We have asked for that crossing for eleven years, and every year we were told next year.”',
    }),
  ],
  minimal: [blockFixture('blockquote')],
  invalid: [blockFixture('blockquote', { props: { tone: 'loud' }, content: 'Properties that nobody knows' })],
  hostile: hostileTexts.map((text, index) =>
    blockFixture('blockquote', { id: `text-${index}`, props: { anchor: text, className: text }, content: text }),
  ),
}
