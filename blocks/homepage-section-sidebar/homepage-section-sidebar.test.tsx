import { describe, expect, it } from '@jest/globals'
import { blockFixture } from '../core/block.fixtures.ts'
import { renderTree } from '../registry/renderTree.fixtures.tsx'

const html = (content: string) =>
  renderTree([blockFixture('homepage-section-sidebar', { children: [blockFixture('paragraph', { content })] })])

describe('homepage-section-sidebar', () => {
  it('is left out while it is empty, so that the rows have the whole width', async () => {
    expect(await html('')).toBe('')
    expect(await html('The horn sounds at six.')).toContain('<aside')
  })
})
