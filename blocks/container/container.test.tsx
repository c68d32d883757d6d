import { describe, expect, it } from '@jest/globals'
import { blockFixture } from '../core/block.fixtures.ts'
import { renderTree } from '../registry/renderTree.fixtures.tsx'

describe('container', () => {
  it.each(['left', 'center', 'right', 'wide', 'full'])('stands %s, with what it holds', async (alignment) => {
    const children = [blockFixture('separator')]
    const html = await renderTree([blockFixture('container', { props: { alignment, anchor: 'both' }, children })])
    expect(html).toBe(
      `<div id="both" class="container container--${alignment}" data-alignment="${alignment}" data-beside="clears"><hr class="separator" data-beside="clears"/></div>`,
    )
  })
})
