import { describe, expect, it } from '@jest/globals'
import { blockFixture } from '../core/block.fixtures.ts'
import { renderTree } from '../core/renderTree.fixtures.tsx'

describe('reusable', () => {
  it('is nothing but what it stands for (reader-site 3)', async () => {
    const html = await renderTree([blockFixture('reusable', { children: [blockFixture('separator')] })])
    expect(html).toBe('<hr class="separator"/>')
  })
})
