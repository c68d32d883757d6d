import { describe, expect, it } from '@jest/globals'
import { blockFixture } from '../core/block.fixtures.ts'
import { checkTree } from '../registry/checks.ts'
import { renderTree } from '../registry/renderTree.fixtures.tsx'

const column = (id: string, width?: number) =>
  blockFixture('column', { id, props: width === undefined ? {} : { width } })

describe('columns', () => {
  it('stand side by side, stacked on phones unless told otherwise', async () => {
    expect(await renderTree([blockFixture('columns', { children: [column('a')] })])).toContain(
      'class="columns columns--gap-sm columns--stacked" data-beside="clears"',
    )
    expect(await renderTree([blockFixture('columns', { props: { stackOnMobile: false, gap: 'xl' } })])).toContain(
      'class="columns columns--gap-xl" data-beside="clears"',
    )
  })

  it('have to fit into their row (docs/spec/editor.md#block-errors)', () => {
    const check = (...widths: number[]) =>
      checkTree([blockFixture('columns', { id: 'row', children: widths.map((width, i) => column(`${i}`, width)) })], {
        altTextOf: () => undefined,
      }).get('row')
    expect(check(50, 50)).toBeUndefined()
    expect(check(25, 25)).toBeUndefined()
    expect(check(60, 30, 11)).toEqual([
      {
        kind: 'Required',
        message: 'Column widths add up to more than 100%',
        details: 'Current widths: 60/30/11',
        fix: { action: 'setParts', props: [{ width: 33 }, { width: 33 }, { width: 33 }] },
      },
    ])
  })

  it('count columns without a width as half of the row', () => {
    const row = blockFixture('columns', { id: 'row', children: [column('a'), column('b'), column('c')] })
    const found = checkTree([row], { altTextOf: () => undefined })
    expect(found.get('row')?.[0]?.details).toBe('Current widths: 50/50/50')
  })
})
