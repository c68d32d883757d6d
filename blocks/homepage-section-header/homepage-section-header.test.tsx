import { describe, expect, it } from '@jest/globals'
import { blockFixture } from '../core/block.fixtures.ts'
import { renderTree } from '../registry/renderTree.fixtures.tsx'

const html = (content: string) => renderTree([blockFixture('homepage-section-header', { content })])

describe('homepage-section-header', () => {
  it('is a heading, and nothing without text', async () => {
    expect(await html('On the water')).toMatch(/^<h2 class="homepage-section-header"[^>]*>On the water<\/h2>$/)
    expect(await html('\u00a0')).toBe('')
  })
})
