import { describe, expect, it } from '@jest/globals'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import { placeTree } from '#blocks/registry/tree.ts'
import { placeInStory, placeOnFront, withoutAds } from './adsPlace.ts'

const story = (...types: string[]) => placeTree(types.map((type, index) => blockFixture(type, { id: `${index}` })))
const paragraphs = (count: number): string[] => Array.from({ length: count }, () => 'paragraph')
const seen = (blocks: ReturnType<typeof story>) =>
  blocks.map(({ type, props, nthOfType }) => (type === 'ad' ? `${props.slot} ${nthOfType}` : type))

describe('advertisements in a story', () => {
  it('are a panel beside it, one in it and a banner at its end', () => {
    expect(seen(placeInStory(story(...paragraphs(12))))).toEqual([
      ...paragraphs(2),
      'panel 1',
      ...paragraphs(7),
      'mid 2',
      ...paragraphs(3),
      'banner 3',
    ])
  })

  it('leave a note alone', () => {
    const note = story(...paragraphs(3))
    expect(placeInStory(note)).toBe(note)
  })

  it('are those of the editor where there are any', () => {
    const placed = story(...paragraphs(9), 'ad')
    expect(placeInStory(placed)).toBe(placed)
  })

  it('stand between running text only: what is wide would run into the panel', () => {
    const types = ['paragraph', 'paragraph', 'image', ...paragraphs(2), 'gallery', ...paragraphs(2)]
    expect(seen(placeInStory(story(...types)))).toEqual([...types, 'banner 1'])
  })

  it('do not change the rows of what was there', () => {
    const blocks = placeInStory(story(...paragraphs(10)))
    const rows = blocks.filter(({ type }) => type !== 'ad').map(({ placementRow }) => placementRow)
    expect(rows).toEqual(Array.from({ length: 10 }, (_, index) => index + 1))
  })
})

describe('a page without advertisements', () => {
  it('has none of the editor’s either, at any depth', () => {
    const columns = blockFixture('columns', {
      children: [blockFixture('column', { id: 'c', children: [blockFixture('ad', { id: 'a' })] })],
    })
    const blocks = withoutAds(placeTree([columns, blockFixture('ad', { id: 'b' }), blockFixture('paragraph')]))
    expect(JSON.stringify(blocks)).not.toContain('"ad"')
    expect(blocks.map(({ type }) => type)).toEqual(['columns', 'paragraph'])
  })
})

describe('advertisements on the home page', () => {
  it('are a banner below the first row and a panel before the last part', () => {
    expect(seen(placeOnFront(story('homepage-row', 'homepage-row', 'homepage-section', 'homepage-river')))).toEqual([
      'homepage-row',
      'banner 1',
      'homepage-row',
      'homepage-section',
      'panel 2',
      'homepage-river',
    ])
  })

  it('are those of the editor where there are any', () => {
    const front = story('homepage-row', 'ad')
    expect(placeOnFront(front)).toBe(front)
  })
})
