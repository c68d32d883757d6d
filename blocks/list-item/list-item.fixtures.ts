import { type BlockFixtures, blockFixture, hostileTexts } from '../core/block.fixtures.ts'

export const listItemFixtures: BlockFixtures = {
  valid: [
    blockFixture('list', {
      children: [
        blockFixture('list-item', {
          props: { width: 60, font: 'inter', fontSize: 'sm', anchor: 'gloves', className: 'is-style-new' },
          content: 'Bring your own gloves',
        }),
      ],
    }),
  ],
  minimal: [blockFixture('list', { children: [blockFixture('list-item')] })],
  invalid: [
    blockFixture('list-item', { content: 'An item without a list' }),
    blockFixture('list', { children: [blockFixture('list-item', { props: { width: 5 }, content: 'Too narrow' })] }),
  ],
  hostile: hostileTexts.map((text, index) =>
    blockFixture('list', {
      id: `list-${index}`,
      children: [
        blockFixture('list-item', {
          id: `item-${index}`,
          props: { font: text, anchor: text, className: text },
          content: text,
        }),
      ],
    }),
  ),
}
