import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { blockFixture } from '../core/block.fixtures.ts'
import { pageFixture } from '../core/page.fixtures.tsx'
import { noReferences, type ReaderPromotion } from '../core/reader.types.ts'
import { renderTree } from '../core/renderTree.fixtures.tsx'
import { placeBlocks } from '../core/tree.walk.ts'
import { rssHtml } from '../registry/rss.tsx'
import { publicTree } from '../registry/tree.ts'

const ad = (id: string, slot = 'mid') => blockFixture('ad', { id, props: { slot } })
const promotion = (id: string): ReaderPromotion => ({
  id,
  heading: `Offer ${id}`,
  description: 'Words',
  ctaButtonText: 'Go',
  url: '/about',
  image: null,
})
const pageWith = (...ids: string[]) => pageFixture({ references: { ...noReferences, houseAds: ids.map(promotion) } })

describe('ad', () => {
  const warn = jest.spyOn(console, 'warn')
  beforeEach(() => {
    warn.mockReset().mockImplementation(() => undefined)
  })

  it('says that it is an advertisement, to everybody', async () => {
    const html = await renderTree([ad('a')], pageWith('1'))
    expect(html).toContain('<div class="ad ad--mid"><p class="ad__label">Advertisement</p>')
  })

  it('shows another one each time, and begins again when there are no more', async () => {
    const html = await renderTree([ad('a'), ad('b'), ad('c')], pageWith('1', '2'))
    expect([...html.matchAll(/Offer (\d)/g)].map(([, id]) => id)).toEqual(['1', '2', '1'])
  })

  it('is a line with a button in a banner', async () => {
    const html = await renderTree([ad('a', 'banner')], pageWith('1'))
    expect(html).toContain('Offer 1')
    expect(html).not.toContain('Words')
  })

  it('is logged and left out while there are no advertisements, and is in no feed', async () => {
    expect(await renderTree([ad('a')], pageWith())).toBe('')
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('there is no advertisement'))
    expect(
      rssHtml(
        placeBlocks([ad('a')], () => true),
        pageWith('1'),
      ),
    ).toBe('')
  })

  it('does not advance the row (reader-site 9)', () => {
    const text = { type: 'paragraph', version: 1, children: [] }
    const state = { root: { type: 'root', version: 1, children: [text, { type: 'ad', version: 1, props: {} }, text] } }
    expect(publicTree(state).map(({ placementRow }) => placementRow)).toEqual([1, 2, 2])
  })
})
