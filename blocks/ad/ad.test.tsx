import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { noReferences } from '#contract/noReferences.ts'
import type { ReaderPromotion } from '#contract/reader.schema.ts'
import { blockFixture } from '../core/block.fixtures.ts'
import { pageFixture } from '../core/page.fixtures.tsx'
import { placeBlocks } from '../core/treeWalk.ts'
import { renderTree } from '../registry/renderTree.fixtures.tsx'
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
  political: null,
})
const pageWith = (...ids: string[]) => pageFixture({ references: { ...noReferences, houseAds: ids.map(promotion) } })

describe('ad', () => {
  const warn = jest.spyOn(console, 'warn')
  beforeEach(() => {
    warn.mockReset().mockImplementation(() => undefined)
  })

  it('says that it is an advertisement, to everybody', async () => {
    const html = await renderTree([ad('a')], pageWith('1'))
    expect(html).toContain('<div class="ad ad--mid" data-beside="clears"><p class="ad__label">Advertisement</p>')
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

  it('is what the ad server has for the place, in a place a device, of the ad’s size, where the house stands before (docs/spec/reader-site.md#ad-sizes)', async () => {
    const zones = { desktop: { panel: '101' }, mobile: { panel: '102', banner: '103' } }
    const page = pageFixture({
      references: {
        ...noReferences,
        ads: { networkId: '42', zones, keywords: 'news,secondary:sports' },
        houseAds: [promotion('1')],
      },
    })
    const html = await renderTree([ad('a', 'panel')], page)
    expect(html).toContain('data-ad-frame="/api/ad?network=42&amp;zone=101&amp;keywords=news%2Csecondary%3Asports"')
    expect(html).toContain('<div class="ad__frame ad__frame--desktop" style="width:345px;height:500px"')
    expect(html).toContain('<div class="ad__frame ad__frame--mobile" style="width:300px;height:250px"')
    expect(html).not.toContain('<iframe')
    expect(html.match(/Offer 1/g)).toHaveLength(2)
    expect(await renderTree([ad('b', 'banner')], page)).toContain('style="width:320px;height:50px"')
    // Where the ad server has no zone, the house has an offer.
    expect(await renderTree([ad('c', 'mid')], page)).toContain('Offer 1')
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

  it('does not advance the row (docs/spec/reader-site.md#placement-rows)', () => {
    const text = { type: 'paragraph', version: 1, children: [] }
    const state = { root: { type: 'root', version: 1, children: [text, { type: 'ad', version: 1, props: {} }, text] } }
    expect(publicTree(state).map(({ placementRow }) => placementRow)).toEqual([1, 2, 2])
  })
})
