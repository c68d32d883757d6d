import { describe, expect, it } from '@jest/globals'
import { blockFixture } from '../core/block.fixtures.ts'
import { renderTree } from '../core/renderTree.fixtures.tsx'

describe('heading', () => {
  it.each([
    [1, 'h2'],
    [2, 'h2'],
    [3, 'h3'],
    [4, 'h4'],
    [5, 'h5'],
    [6, 'h6'],
  ])('of level %i is an %s that looks like its level: the one h1 is the headline', async (level, tag) => {
    const html = await renderTree([blockFixture('heading', { props: { level }, content: 'x' })])
    expect(html).toBe(`<${tag} class="heading heading--${level}">x</${tag}>`)
  })

  it('is of the second level unless told otherwise (block-editor 3.2)', async () => {
    expect(await renderTree([blockFixture('heading', { content: 'x' })])).toContain('heading--2')
  })

  it('is left out when it is empty: it would be announced', async () => {
    expect(await renderTree([blockFixture('heading')])).toBe('')
  })
})
