import { describe, expect, it } from '@jest/globals'
import { blockFixture } from '../core/block.fixtures.ts'
import { renderTree } from '../registry/renderTree.fixtures.tsx'

describe('separator', () => {
  it('is a rule', async () => {
    expect(await renderTree([blockFixture('separator')])).toBe('<hr class="separator" data-beside="clears"/>')
  })
})
