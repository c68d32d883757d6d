import { describe, expect, it } from '@jest/globals'
import { blockFixture } from '../core/block.fixtures.ts'
import { renderTree } from '../registry/renderTree.fixtures.tsx'

describe('list-item', () => {
  it('has its letters, its anchor and its class on the element of the list (docs/spec/editor.md#shared-props)', async () => {
    const props = { font: 'inter', fontSize: 'sm', anchor: 'gloves', className: 'new' }
    const item = blockFixture('list-item', { props, content: 'x' })
    expect(await renderTree([blockFixture('list', { children: [item] })])).toContain(
      '<li id="gloves" class="list__item new" data-font="inter" data-font-size="sm">x</li>',
    )
  })

  it('leaves its element to the list, and keeps its text without one', async () => {
    const item = blockFixture('list-item', { content: 'x' })
    expect(await renderTree([blockFixture('list', { children: [item] })])).toContain('<li class="list__item">x</li>')
    expect(await renderTree([item])).toBe('x')
  })
})
