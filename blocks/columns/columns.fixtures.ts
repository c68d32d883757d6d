import { type BlockFixtures, blockFixture, hostileTexts } from '../core/block.fixtures.ts'

const column = (id: string, width: number, text: string) =>
  blockFixture('column', {
    id,
    props: { width },
    children: [blockFixture('paragraph', { id: `${id}-text`, content: text })],
  })

export const columnsFixtures: BlockFixtures = {
  valid: [
    blockFixture('columns', {
      props: { gap: 'lg', anchor: 'both-sides' },
      children: [
        column(
          'for',
          60,
          'For: the bridge is ninety years old and was built for carts, not for the lorries of the port.',
        ),
        column('against', 40, 'Against: nobody has said what it will cost.'),
      ],
    }),
    blockFixture('columns', {
      id: 'beside',
      props: { gap: 'xl', stackOnMobile: false },
      children: [column('one', 50, 'Never stacked'), column('two', 50, 'On no phone')],
    }),
  ],
  minimal: [blockFixture('columns', { children: [column('only', 50, 'One column')] })],
  invalid: [
    blockFixture('columns'),
    blockFixture('columns', { id: 'too-wide', children: [column('a', 60, 'a'), column('b', 60, 'b')] }),
    blockFixture('columns', {
      id: 'too-many',
      children: ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => column(id, 10, id)),
    }),
    blockFixture('columns', { id: 'no-column', children: [blockFixture('paragraph', { content: 'Not in a column' })] }),
  ],
  hostile: hostileTexts.map((text, index) =>
    blockFixture('columns', {
      id: `text-${index}`,
      props: { anchor: text, className: text, gap: text },
      children: [column(`column-${index}`, 50, text)],
    }),
  ),
}
