import { type BlockFixtures, blockFixture, hostileHrefs, hostileTexts, textRun } from '../core/block.fixtures.ts'
import type { Block } from '../core/block.types.ts'

const cell = (id: string, content: Parameters<typeof textRun>[0], alignment = 'left') =>
  blockFixture('table-cell', { id, props: { alignment }, content })
// A row of these texts; figures to the right.
const row = (id: string, ...texts: string[]): Block =>
  blockFixture('table-row', {
    id,
    children: texts.map((text, index) => cell(`${id}-${index}`, text, index === 0 ? 'left' : 'right')),
  })

export const tableFixtures: BlockFixtures = {
  valid: [
    blockFixture('table', {
      props: { caption: 'Passengers by pier', hasHeaderColumn: true, anchor: 'piers', className: 'is-style-plain' },
      children: [
        row('head', 'Pier', '2024', '2025', 'Change'),
        row('old', 'Old harbour', '412,000', '438,500', '+6.4%'),
        row('market', 'Market', '198,200', '191,700', '−3.3%'),
      ],
    }),
    blockFixture('table', {
      id: 'plain',
      props: { hasHeaderRow: false },
      children: [row('one', 'Mondays', 'closed'), row('two', 'Other days', '9 to 6')],
    }),
  ],
  minimal: [blockFixture('table', { children: [row('only', 'One')] })],
  invalid: [
    blockFixture('table'),
    blockFixture('table', { id: 'ragged', children: [row('long', 'a', 'b', 'c'), row('short', 'd')] }),
    blockFixture('table', { id: 'loose', children: [blockFixture('paragraph', { content: 'No row' })] }),
    blockFixture('table', { id: 'yes', props: { hasHeaderRow: 'yes' }, children: [row('a-row', 'a')] }),
  ],
  hostile: [
    ...hostileTexts.map((text, index) =>
      blockFixture('table', {
        id: `text-${index}`,
        props: { caption: text, anchor: text, className: text },
        children: [row(`row-${index}`, text, text)],
      }),
    ),
    ...hostileHrefs.map((href, index) =>
      blockFixture('table', {
        id: `href-${index}`,
        children: [
          blockFixture('table-row', {
            id: `href-row-${index}`,
            children: [
              blockFixture('table-cell', { id: `href-${index}`, content: [textRun('x', { type: 'link', href })] }),
            ],
          }),
        ],
      }),
    ),
  ],
}
