import { type BlockFixtures, blockFixture, hostileTexts } from '../core/block.fixtures.ts'

export const reusableFixtures: BlockFixtures = {
  valid: [blockFixture('reusable', { children: [blockFixture('paragraph', { content: 'What it stands for.' })] })],
  minimal: [blockFixture('reusable')],
  invalid: [blockFixture('reusable', { content: 'It holds no text of its own' })],
  hostile: hostileTexts.map((content, index) =>
    blockFixture('reusable', { id: `text-${index}`, children: [blockFixture('paragraph', { content })] }),
  ),
}
