import { describe, expect, it } from '@jest/globals'
import { blockFixture } from '../core/block.fixtures.ts'
import { renderTree } from '../registry/renderTree.fixtures.tsx'
import { homepageSectionContent } from './homepage-section-content.schema.ts'

describe('homepage-section-content', () => {
  it('begins with a row', () => {
    expect(homepageSectionContent.allowedChildren?.initial).toEqual(['homepage-row'])
  })

  it('shows its blocks', async () => {
    const children = [blockFixture('paragraph', { content: 'The horn sounds at six.' })]
    expect(await renderTree([blockFixture('homepage-section-content', { children })])).toContain(
      'The horn sounds at six.',
    )
  })
})
