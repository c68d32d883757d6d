import { describe, expect, it } from '@jest/globals'
import { renderTree } from '../registry/renderTree.fixtures.tsx'
import { blockFixture } from './block.fixtures.ts'
import { pageFixture } from './page.fixtures.tsx'
import { anchorOfText, passageAnchors } from './passageAnchors.ts'

const item = (content: string) => blockFixture('list-item', { content })
const hasPassageAnchors = pageFixture({ hasPassageAnchors: true })

describe('the ids of paragraphs', () => {
  it('are of their texts: they stay while a text stays, wherever it moves', () => {
    const [first, second] = [
      blockFixture('paragraph', { content: 'One' }),
      blockFixture('paragraph', { content: 'Two' }),
    ]
    const ids = (...blocks: (typeof first)[]) => blocks.map((block) => passageAnchors(blocks).get(block))
    expect(ids(first, second).toReversed()).toEqual(ids(second, first))
    expect(anchorOfText('One')).not.toBe(anchorOfText('Two'))
  })

  it('are none of blocks without text, and one of a text that stands there twice', () => {
    const twice = [blockFixture('paragraph', { content: '* * *' }), blockFixture('paragraph', { content: '* * *' })]
    expect([...passageAnchors([...twice, blockFixture('paragraph'), blockFixture('separator')]).keys()]).toEqual([
      twice[0],
    ])
  })

  it('give way to the anchor of an editor', () => {
    const own = blockFixture('paragraph', { content: 'One', props: { anchor: '#my part' } })
    expect(passageAnchors([own]).get(own)).toBe('my-part')
  })

  it('are on the page of a story: of paragraphs, headings, quotations and whole lists', async () => {
    const blocks = [
      blockFixture('paragraph', { content: 'One' }),
      blockFixture('heading', { content: 'Costs', props: { level: 2 } }),
      blockFixture('blockquote', { content: 'Two' }),
      blockFixture('list', { children: [item('Three'), item('Four')] }),
      blockFixture('paragraph', { content: 'Five', props: { anchor: 'five' } }),
    ]
    const html = await renderTree(blocks, hasPassageAnchors)
    expect([...html.matchAll(/ id="([^"]+)"/gu)].map(([, id]) => id)).toEqual([
      anchorOfText('One'),
      anchorOfText('Costs'),
      anchorOfText('Two'),
      anchorOfText('Three Four'),
      'five',
    ])
    expect(await renderTree(blocks)).not.toContain('id="b-')
  })
})
