import { type BlockFixtures, blockFixture, hostileTexts } from '../core/block.fixtures.ts'
import type { Block } from '../core/block.types.ts'

const row = (id: string, ...texts: string[]): Block =>
  blockFixture('table-row', {
    id,
    children: texts.map((content, index) => blockFixture('table-cell', { id: `${id}-${index}`, content })),
  })
const inTable = (...children: Block[]) => blockFixture('table', { id: `table-of-${children[0]?.id}`, children })

export const tableRowFixtures: BlockFixtures = {
  valid: [inTable(row('head', 'Day', 'Open'), row('body', 'Monday', 'No'))],
  minimal: [inTable(row('only', 'x'))],
  invalid: [row('alone', 'A row without a table'), inTable(blockFixture('table-row', { id: 'empty' }))],
  hostile: hostileTexts.map((text, index) => inTable(row(`text-${index}`, text))),
}
