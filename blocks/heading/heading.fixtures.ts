import { type BlockFixtures, blockFixture, hostileTexts } from '../core/block.fixtures.ts'

export const headingFixtures: BlockFixtures = {
  valid: [1, 2, 3, 4, 5, 6].map((level) =>
    blockFixture('heading', {
      id: `level-${level}`,
      props: { level, anchor: `decided-${level}` },
      content: `What the council decided, ${level}`,
    }),
  ),
  minimal: [blockFixture('heading', { content: 'A heading' })],
  invalid: [
    blockFixture('heading', { props: { level: 7 }, content: 'Level 7' }),
    blockFixture('heading', { props: { alignment: 'justify' }, content: 'Justified' }),
    blockFixture('heading'),
  ],
  hostile: hostileTexts.map((text, index) =>
    blockFixture('heading', { id: `text-${index}`, props: { anchor: text, className: text }, content: text }),
  ),
}
