import { describe, expect, it } from '@jest/globals'
import { blockFixture } from '../core/block.fixtures.ts'
import { renderTree } from '../registry/renderTree.fixtures.tsx'

const html = (props: Record<string, unknown>) =>
  renderTree([blockFixture('aside', { props, children: [blockFixture('separator')] })])

describe('aside', () => {
  it('is a note in the story, not a landmark of the page', async () => {
    expect(await html({})).toBe(
      '<div class="aside" data-beside="clears" role="note"><hr class="separator" data-beside="clears"/></div>',
    )
  })

  it.each(['left', 'center', 'right'])('stands %s', async (alignment) => {
    expect(await html({ alignment })).toContain(
      `class="aside aside--${alignment}" data-alignment="${alignment}" data-beside="clears"`,
    )
  })
})
