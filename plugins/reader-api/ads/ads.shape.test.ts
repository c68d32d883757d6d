import { describe, expect, it } from '@jest/globals'
import { shapeAds } from './ads.shape.ts'

const ads = {
  isEnabled: true,
  networkId: '42',
  zones: [
    { position: 'article.desktop.panel', zoneId: '101' },
    { position: 'article.mobile.banner', zoneId: ' 102 ' },
    { position: 'homepage.desktop.panel', zoneId: '103' },
    { position: 'article.desktop.mid', zoneId: '"><script>' },
    { position: 'anything', zoneId: '104' },
  ],
}

describe('what the ad server is asked for', () => {
  it('is the zones of the page’s kind, by device and slot', () => {
    const zones = { desktop: { panel: '101' }, mobile: { banner: '102' } }
    expect(shapeAds(ads, { page: 'article', sections: ['news'] })).toMatchObject({ networkId: '42', zones })
    expect(shapeAds(ads, { page: 'homepage', sections: [] })?.zones).toEqual({ desktop: { panel: '103' }, mobile: {} })
  })

  it('has the sections of what is read as keywords, and "homepage" there (docs/spec/reader-site.md#ad-zones)', () => {
    const keywordsOf = (...sections: string[]) => shapeAds(ads, { page: 'article', sections })?.keywords
    expect(keywordsOf('news')).toBe('news')
    expect(keywordsOf('news', 'sports', 'politics')).toBe('news,secondary:sports,secondary:politics')
    expect(keywordsOf()).toBe('')
    expect(shapeAds(ads, { page: 'homepage', sections: ['news'] })?.keywords).toBe('homepage')
  })

  it.each([
    ['advertising is off', { isEnabled: false }],
    ['there is no network', { networkId: '' }],
    ['the network is no number', { networkId: '42" onload="' }],
  ])('is nothing while %s', (_what, more) => {
    expect(shapeAds({ ...ads, ...more }, { page: 'article', sections: ['news'] })).toBeNull()
  })
})
