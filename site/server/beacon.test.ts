import { describe, expect, it } from '@jest/globals'
import { readBeacon } from './beacon.ts'

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

describe('the beacon of a page', () => {
  it('says which post is read', () => {
    const view = { kind: 'view', post: 12 }
    expect(readBeacon({ body: 'view 12', userAgent: browser, fetchSite: 'same-origin' })).toEqual(view)
    expect(readBeacon({ body: 'view 12', userAgent: browser, fetchSite: undefined })).toEqual(view)
  })

  it.each([
    ['newsletter_signup', 'conversion'],
    ['impression', 'citydesk_newsletter'],
    ['podcast_apple_click', 'podcast'],
  ])('says that a reader did something: %s', (action, category) => {
    const body = `event ${action} ${category}`
    expect(readBeacon({ body, userAgent: browser, fetchSite: 'same-origin' })).toEqual({
      kind: 'event',
      action,
      category,
    })
  })

  it.each([
    ['a bot', 'view 12', googlebot, 'same-origin'],
    ['a program', 'view 12', 'curl/8.5.0', undefined],
    ['a browser that runs by itself', 'view 12', `${browser} HeadlessChrome/130.0`, 'same-origin'],
    ['nobody', 'view 12', undefined, 'same-origin'],
    ['a page of others', 'view 12', browser, 'cross-site'],
    ['no post', 'view twelve', browser, 'same-origin'],
    ['a number that no post has', 'view 9999999999', browser, 'same-origin'],
    ['an event that nobody knows', 'event anything podcast', browser, 'same-origin'],
    ['nothing', '', browser, 'same-origin'],
  ])('of %s is not counted', (_whose, body, userAgent, fetchSite) => {
    expect(readBeacon({ body, userAgent, fetchSite })).toBeNull()
  })
})
