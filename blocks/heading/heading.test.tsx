import { describe, expect, it } from '@jest/globals'
import { blockFixture } from '../core/block.fixtures.ts'
import { renderTree } from '../registry/renderTree.fixtures.tsx'

describe('heading', () => {
  it.each([1, 2, 3, 4, 5, 6])(
    'of level %i looks its level, and comes right below the headline, which is the one h1',
    async (level) => {
      const html = await renderTree([blockFixture('heading', { props: { level }, content: 'x' })])
      expect(html).toBe(`<h2 class="heading heading--${level}">x</h2>`)
    },
  )

  it('that is smaller than the one before is a level below it, and skips none', async () => {
    const smaller = blockFixture('heading', { id: 'b', props: { level: 4 }, content: 'y' })
    expect(await renderTree([blockFixture('heading', { content: 'x' }), smaller])).toContain(
      '<h3 class="heading heading--4">y</h3>',
    )
  })

  it('is of the second level unless told otherwise (docs/spec/editor.md#paragraph-and-heading)', async () => {
    expect(await renderTree([blockFixture('heading', { content: 'x' })])).toContain('heading--2')
  })

  it('is left out when it is empty: it would be announced', async () => {
    expect(await renderTree([blockFixture('heading')])).toBe('')
  })
})
