import { describe, expect, it, jest } from '@jest/globals'
import { blockFixture } from '../core/block.fixtures.ts'
import { pageFixture } from '../core/page.fixtures.tsx'
import type { TeaserProps } from '../core/render.types.ts'
import { type RowLayoutName, rowLayouts } from '../core/rowLayouts.ts'
import { pictureSizes } from '../core/rowPictureSizes.ts'
import { renderTree } from '../registry/renderTree.fixtures.tsx'

// Widths on a page of 1,240 pixels.
const atDesk = (layout: RowLayoutName, count: number) =>
  Array.from({ length: count }, (_, index) =>
    Number(/min-width: 1288px\) (\d+)px/.exec(pictureSizes(layout, count, index))?.[1]),
  )

describe('the sizes of pictures in a row', () => {
  it.each([
    ['one_big_post', [723]],
    ['post_row_2', [620, 620]],
    ['post_row_3', [413, 413, 413]],
    ['post_row_4', [310, 310, 310, 310]],
    ['post_grid_1_3', [827, 413, 413, 413]],
    ['post_grid_1_1_2', [517, 413, 310, 310]],
    ['post_with_bulleted_list', [455, 455, 455, 455]],
  ] as const)('follow the columns of %s', (layout, widths) => {
    expect(atDesk(layout, rowLayouts[layout].ranks.length)).toEqual(widths)
  })

  it('follow the number of stories', () => {
    expect(atDesk('post_row_4', 3)).toEqual([413, 413, 413])
    // Beside the words, in half of the page.
    expect(atDesk('post_row_4', 2)).toEqual([310, 310])
    expect(atDesk('post_row_3', 1)).toEqual([682])
    expect(atDesk('post_grid_1_3', 2)).toEqual([620, 620])
  })

  it('fill a phone for a lead, and are those of a thumbnail for others', () => {
    expect(pictureSizes('post_grid_1_3', 4, 0)).toMatch(/, 100vw$/)
    expect(pictureSizes('post_grid_1_3', 4, 1)).toMatch(/, 112px$/)
  })

  it('reach the stories, which count without the empty slots', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    const Teaser = jest.fn<(props: TeaserProps) => null>(() => null)
    const children = ['ferry', null, 'herons'].map((post, index) =>
      blockFixture('homepage-slot', { id: `${index}`, props: { post } }),
    )
    const row = blockFixture('homepage-row', { props: { layout: 'post_row_3' }, children })
    await renderTree([row], { ...pageFixture(), Teaser })
    expect(Teaser.mock.calls.map(([{ sizes }]) => sizes)).toEqual([
      pictureSizes('post_row_3', 2, 0),
      pictureSizes('post_row_3', 2, 1),
    ])
    warn.mockRestore()
  })
})
