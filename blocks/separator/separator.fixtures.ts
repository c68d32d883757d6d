import { type BlockFixtures, blockFixture, hostileTexts } from '../core/block.fixtures.ts'

export const separatorFixtures: BlockFixtures = {
  valid: [blockFixture('separator')],
  minimal: [blockFixture('separator')],
  invalid: [blockFixture('separator', { content: 'A rule holds no text' })],
  hostile: hostileTexts.map((text, index) =>
    blockFixture('separator', { id: `text-${index}`, props: { className: text }, content: text }),
  ),
}
