import { describe, expect, it } from '@jest/globals'
import { blockFixture } from '../core/block.fixtures.ts'
import { renderTree } from '../registry/renderTree.fixtures.tsx'

describe('blockquote', () => {
  it('holds its words in a paragraph', async () => {
    const html = await renderTree([blockFixture('blockquote', { content: 'x' })])
    expect(html).toBe(
      '<blockquote class="blockquote" data-beside="narrows"><p class="blockquote__text">x</p></blockquote>',
    )
  })
})
