import { type BlockFixtures, blockFixture, hostileTexts } from '../core/block.fixtures.ts'

const item = (content: string, checked = false) =>
  blockFixture('check-list-item', { id: content, props: { checked }, content })

export const checkListFixtures: BlockFixtures = {
  valid: [
    blockFixture('check-list', {
      props: { anchor: 'storm', className: 'is-style-boxed' },
      children: [
        item('Charge the lamps', true),
        item('Tie up the boat, twice, with lines that are longer than you think, because the tide is'),
        item('Call the neighbours'),
      ],
    }),
  ],
  minimal: [blockFixture('check-list', { children: [item('Charge the lamps')] })],
  invalid: [
    blockFixture('check-list'),
    blockFixture('check-list', { id: 'loose', children: [blockFixture('paragraph', { content: 'No item' })] }),
  ],
  hostile: hostileTexts.map((text, index) =>
    blockFixture('check-list', {
      id: `text-${index}`,
      props: { anchor: text, className: text },
      children: [item(text)],
    }),
  ),
}
