import { describe, expect, it } from '@jest/globals'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import { placeBlocks, walkBlocks } from '#blocks/core/treeWalk.ts'
import { withUrgentPicture } from './urgentPicture.ts'

const slot = (id: string, post: string | null) =>
  blockFixture('homepage-slot', { id, props: { post, preloadImage: true } })
const row = (id: string, ...children: ReturnType<typeof slot>[]) => blockFixture('homepage-row', { id, children })

const urgentOf = (...blocks: ReturnType<typeof row>[]) => {
  const page = withUrgentPicture(
    placeBlocks(blocks, () => true),
    (post) => post.startsWith('pictured'),
  )
  return [...walkBlocks(page)].filter(({ props }) => props.preloadImage === true).map(({ id }) => id)
}

describe('the picture of a front page that loads at once', () => {
  it('is that of the first story that has one, and the only one', () => {
    expect(urgentOf(row('a', slot('a1', 'pictured-1'), slot('a2', 'pictured-2')))).toEqual(['a1'])
  })

  it('is further down where an empty slot, a story without a picture or an html block stands above', () => {
    const html = blockFixture('html', { id: 'h' })
    const top = row('a', slot('a1', null), slot('a2', 'words'))
    expect(urgentOf(html, top, row('b', slot('b1', 'pictured')))).toEqual(['b1'])
  })

  it('is none where no story has one', () => {
    expect(urgentOf(row('a', slot('a1', 'words')))).toEqual([])
  })
})
