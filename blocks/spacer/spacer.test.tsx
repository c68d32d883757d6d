import { describe, expect, it } from '@jest/globals'
import { blockFixture } from '../core/block.fixtures.ts'
import { renderTree } from '../registry/renderTree.fixtures.tsx'

describe('spacer', () => {
  it('is as high as it says, in px, and says nothing to screen readers', async () => {
    const html = await renderTree([blockFixture('spacer', { props: { height: 120 } })])
    expect(html).toBe('<div class="spacer" data-beside="clears" style="height:120px" aria-hidden="true"></div>')
  })

  it('is as wide as there is room, or as it says and never wider than that', async () => {
    const html = await renderTree([blockFixture('spacer', { props: { height: 40, width: 300 } })])
    expect(html).toContain('style="height:40px;width:300px;max-width:100%"')
  })

  it('is 20 px high unless told otherwise (docs/spec/editor.md#block-limits)', async () => {
    expect(await renderTree([blockFixture('spacer')])).toContain('height:20px')
  })
})
