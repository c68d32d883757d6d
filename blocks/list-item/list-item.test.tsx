import { describe, expect, it } from '@jest/globals'
import { blockFixture } from '../core/block.fixtures.ts'
import { renderTree } from '../core/renderTree.fixtures.tsx'

describe('list-item', () => {
  it('leaves its element to the list, and keeps its text without one', async () => {
    const item = blockFixture('list-item', { content: 'x' })
    expect(await renderTree([blockFixture('list', { children: [item] })])).toContain('<li class="list__item">x</li>')
    expect(await renderTree([item])).toBe('x')
  })
})
