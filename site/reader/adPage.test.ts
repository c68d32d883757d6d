import { describe, expect, it } from '@jest/globals'
import { adPage, adPolicy, broadstreet, readAdZone, refusedAdPage } from './adPage.ts'

describe('the page of an advertisement', () => {
  it('names the network, the zone and the keywords to the ad server’s script', () => {
    const zone = readAdZone({ network: '42', zone: '101', keywords: 'news,secondary:sports' })
    const page = zone && adPage(broadstreet, zone)
    expect(page).toContain('<broadstreet-zone zone-id="101" keywords="news,secondary:sports">')
    expect(page).toContain('broadstreet.watch({networkId:42})')
  })

  it('asks nothing of the ad server under Global Privacy Control', () => {
    expect(refusedAdPage).not.toMatch(/<script|https?:/)
  })

  it('has neither the site’s origin nor a way to lead its page away', () => {
    expect(adPolicy).toContain('sandbox allow-scripts')
    expect(adPolicy).not.toMatch(/allow-same-origin|allow-top-navigation/)
  })

  it('lets nothing out of an address into its markup', () => {
    const zone = readAdZone({ network: '42', zone: '101', keywords: '"><script>alert(1)</script>' })
    expect(zone && adPage(broadstreet, zone)).not.toContain('<script>alert')
    for (const hostile of ['1"><script>', '1;alert(1)', '', '-1']) {
      expect(readAdZone({ network: hostile, zone: '1', keywords: '' })).toBeNull()
      expect(readAdZone({ network: '1', zone: hostile, keywords: '' })).toBeNull()
    }
  })
})
