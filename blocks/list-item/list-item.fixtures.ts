import { type BlockFixtures, blockFixture, hostileTexts } from '../core/block.fixtures.ts'

export const listItemFixtures: BlockFixtures = {
  valid: [blockFixture('list', { children: [blockFixture('list-item', { content: 'Bring your own gloves' })] })],
  minimal: [blockFixture('list', { children: [blockFixture('list-item')] })],
  invalid: [blockFixture('list-item', { content: 'An item without a list' })],
  hostile: hostileTexts.map((content, index) =>
    blockFixture('list', {
      id: `list-${index}`,
      children: [blockFixture('list-item', { id: `item-${index}`, content })],
    }),
  ),
}
