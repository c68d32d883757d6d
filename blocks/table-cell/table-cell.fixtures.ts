import { type BlockFixtures, blockFixture, hostileTexts } from '../core/block.fixtures.ts'
import type { Block } from '../core/block.types.ts'

const inTable = (...children: Block[]) =>
  blockFixture('table', {
    id: `table-of-${children[0]?.id}`,
    children: [blockFixture('table-row', { id: `row-of-${children[0]?.id}`, children })],
  })
const cell = (id: string, content: string, props = {}) => blockFixture('table-cell', { id, props, content })

export const tableCellFixtures: BlockFixtures = {
  valid: [
    inTable(
      cell('left', 'Ward'),
      cell('center', 'Yes', { alignment: 'center' }),
      cell('right', '1,204', { alignment: 'right' }),
    ),
  ],
  minimal: [inTable(blockFixture('table-cell'))],
  invalid: [cell('alone', 'A cell without a table'), inTable(cell('justified', 'x', { alignment: 'justify' }))],
  hostile: hostileTexts.map((text, index) => inTable(cell(`text-${index}`, text, { alignment: text }))),
}
