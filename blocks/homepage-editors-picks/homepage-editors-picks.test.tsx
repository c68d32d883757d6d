import { describe, expect, it } from '@jest/globals'
import { blockFixture } from '../core/block.fixtures.ts'
import { renderTree } from '../registry/renderTree.fixtures.tsx'
import { homepageEditorsPicks } from './homepage-editors-picks.schema.ts'

describe('homepage-editors-picks', () => {
  it('has its default title (docs/spec/newsroom.md#home-page-rows)', () => {
    expect(homepageEditorsPicks.props.parse({}).title).toBe('Editor’s Picks')
  })

  it('is headed by its title', async () => {
    const children = [blockFixture('homepage-slot', { props: { post: 'ferry' } })]
    const html = await renderTree([blockFixture('homepage-editors-picks', { children })])
    expect(html).toContain('<h2 class="homepage-editors-picks__title">Editor’s Picks</h2>')
    expect(html).toContain('The ferry is late again')
    expect(html).toContain('data-count="1"')
  })
})
