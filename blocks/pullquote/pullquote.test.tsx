import { describe, expect, it } from '@jest/globals'
import { blockFixture } from '../core/block.fixtures.ts'
import { renderTree } from '../registry/renderTree.fixtures.tsx'

describe('pullquote', () => {
  it('is a figure with its words and who said them', async () => {
    const quote = blockFixture('pullquote', {
      props: { alignment: 'wide', attribution: 'Ruth Vega' },
      content: 'The water doesn’t read.',
    })
    expect(await renderTree([quote])).toBe(
      '<figure class="pullquote pullquote--wide" data-alignment="wide" data-beside="clears"><blockquote class="pullquote__quote"><p class="pullquote__text">The water doesn’t read.</p></blockquote><figcaption class="pullquote__attribution">Ruth Vega</figcaption></figure>',
    )
  })

  it('has no caption when there is no name', async () => {
    expect(await renderTree([blockFixture('pullquote', { content: 'x' })])).not.toContain('figcaption')
  })

  it('is left out when it is empty', async () => {
    expect(await renderTree([blockFixture('pullquote', { props: { attribution: 'Ruth Vega' } })])).toBe('')
  })
})
