import { type BlockFixtures, blockFixture, hostileHrefs, hostileTexts, textRun } from '../core/block.fixtures.ts'

const marks = [
  textRun('The ferry '),
  textRun('Ines', { type: 'italic' }),
  textRun(' left at '),
  textRun('seven sharp', { type: 'bold' }, { type: 'italic' }),
  textRun(', as it has since 1931, and the city’s '),
  textRun('harbour plan', { type: 'link', href: '/2026/03/10/harbour-plan' }),
  textRun(' and the '),
  textRun('state’s figures', { type: 'link', href: 'https://data.example/ferries', newTab: true }),
  textRun(' say it will go on: “We aren’t done yet,” says the captain. E = mc'),
  textRun('2', { type: 'superscript' }),
  textRun(', H'),
  textRun('2', { type: 'subscript' }),
  textRun('O, '),
  textRun('gone', { type: 'strike' }),
  textRun(', '),
  textRun('underlined', { type: 'underline' }),
  textRun(', '),
  textRun('npm start', { type: 'code' }),
  { type: 'hardBreak' as const },
  textRun('and a second line.'),
]

export const paragraphFixtures: BlockFixtures = {
  valid: [
    blockFixture('paragraph', { content: marks }),
    blockFixture('paragraph', {
      id: 'set',
      props: { font: 'inter', fontSize: 'sm', anchor: 'note', className: 'is-style-note' },
      content: 'In small letters without serifs.',
    }),
    ...['xs', 'lg', 'xl'].map((fontSize) =>
      blockFixture('paragraph', { id: fontSize, props: { fontSize }, content: 'In letters of another size.' }),
    ),
    blockFixture('paragraph', { id: 'centred', props: { alignment: 'center' }, content: 'Set in the middle.' }),
    blockFixture('paragraph', { id: 'flush-right', props: { alignment: 'right' }, content: 'Set to the right.' }),
    blockFixture('paragraph', { id: 'justified', props: { alignment: 'justify' }, content: 'Set to both edges.' }),
  ],
  minimal: [blockFixture('paragraph')],
  invalid: [
    blockFixture('paragraph', { props: { alignment: 'diagonal' }, content: 'Kept, whatever its alignment.' }),
    blockFixture('paragraph', {
      content: 'A paragraph holds no blocks.',
      children: [blockFixture('separator')],
    }),
  ],
  hostile: [
    ...hostileTexts.map((text, index) =>
      blockFixture('paragraph', {
        id: `text-${index}`,
        props: { font: text, fontSize: text, anchor: text, className: text },
        content: text,
      }),
    ),
    ...hostileHrefs.map((href, index) =>
      blockFixture('paragraph', { id: `href-${index}`, content: [textRun('harmless', { type: 'link', href })] }),
    ),
  ],
}
