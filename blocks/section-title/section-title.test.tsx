import { describe, expect, it } from '@jest/globals'
import { blockFixture } from '../core/block.fixtures.ts'
import { renderTree } from '../registry/renderTree.fixtures.tsx'

const html = (props: Record<string, unknown>, content = 'On the water') =>
  renderTree([blockFixture('section-title', { props, content })])

describe('section-title', () => {
  it('is small or large', async () => {
    expect(await html({})).toBe('<h2 class="section-title section-title--sm" data-beside="clears">On the water</h2>')
    expect(await html({ size: 'lg', anchor: 'water' })).toBe(
      '<h2 id="water" class="section-title section-title--lg" data-beside="clears">On the water</h2>',
    )
  })

  it('without text is left out', async () => {
    expect(await html({}, '\u00a0')).toBe('')
  })
})
