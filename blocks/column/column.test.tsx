import { describe, expect, it } from '@jest/globals'
import { blockFixture } from '../core/block.fixtures.ts'
import { renderTree } from '../registry/renderTree.fixtures.tsx'

describe('column', () => {
  it('starts from its width, in percent of the row', async () => {
    const column = blockFixture('column', {
      props: { width: 40, anchor: 'for' },
      children: [blockFixture('separator')],
    })
    expect(await renderTree([blockFixture('columns', { children: [column] })])).toContain(
      '<div id="for" class="column" style="flex-basis:40%"><hr class="separator" data-beside="clears"/></div>',
    )
  })

  it('is half of the row unless told otherwise (docs/spec/editor.md#block-limits)', async () => {
    expect(await renderTree([blockFixture('column')])).toContain('flex-basis:50%')
  })
})
