import { describe, expect, it } from '@jest/globals'
import { blockFixture } from '../core/block.fixtures.ts'
import { renderTree } from '../registry/renderTree.fixtures.tsx'

const inTable = (alignment: string) =>
  blockFixture('table', {
    props: { hasHeaderRow: false },
    children: [
      blockFixture('table-row', { children: [blockFixture('table-cell', { props: { alignment }, content: 'x' })] }),
    ],
  })

describe('table-cell', () => {
  it.each(['center', 'right'])('is set %s', async (alignment) => {
    expect(await renderTree([inTable(alignment)])).toContain(`<td class="table__cell table__cell--${alignment}">x</td>`)
  })

  it('is set left unless told otherwise', async () => {
    expect(await renderTree([inTable('left')])).toContain('<td class="table__cell">x</td>')
  })
})
