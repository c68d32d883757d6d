import { describe, expect, it } from '@jest/globals'
import { blockFixture } from '../core/block.fixtures.ts'
import { renderTree } from '../registry/renderTree.fixtures.tsx'

describe('show-episodes-slot', () => {
  it('is an item of the grid, whose show is named above it and not in every item', async () => {
    const shown = await renderTree([blockFixture('show-episodes-slot', { id: 's', props: { post: 'lead-line' } })])
    expect(shown).toMatch(/^<li /)
    expect(shown).not.toContain('>Slack Tide<')
  })
})
