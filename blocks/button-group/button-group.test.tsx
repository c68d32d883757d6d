import { describe, expect, it } from '@jest/globals'
import { blockFixture } from '../core/block.fixtures.ts'
import { renderTree } from '../registry/renderTree.fixtures.tsx'

describe('button-group', () => {
  it('gives its buttons size, width and place', async () => {
    const props = { buttonSize: 'xl', buttonWidth: 'fill', alignButtons: 'center', wrap: false }
    expect(await renderTree([blockFixture('button-group', { props })])).toContain(
      'class="button-group button-group--xl button-group--fill button-group--center button-group--single-row" data-beside="narrows"',
    )
  })

  it('is small, as wide as its labels, left and wrapping unless told otherwise (docs/spec/editor.md#buttons)', async () => {
    expect(await renderTree([blockFixture('button-group')])).toContain(
      'class="button-group button-group--sm button-group--fit button-group--left" data-beside="narrows"',
    )
  })
})
