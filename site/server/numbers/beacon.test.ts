import { describe, expect, it } from '@jest/globals'
import { eventLimits, type ReaderBeacon, readerEvent } from '#contract/readerEvents.schema.ts'
import { readBeacon } from './beacon.ts'

const beacon = (events: object[]) => ({
  page: { path: '/2026/01/09/ferry', kind: 'article', post: 12 },
  referrer: '',
  medium: '',
  asksConsent: false,
  events,
})
const view = beacon([{ name: 'view', props: {} }])

describe('the events of readers', () => {
  it('fit the limits of services: names, and the number of properties', () => {
    for (const { shape } of readerEvent.options) {
      expect(shape.name.value.length).toBeLessThanOrEqual(eventLimits.nameLength)
      expect(Object.keys(shape.props.shape).length).toBeLessThanOrEqual(eventLimits.properties)
    }
  })
})

describe('the beacon of a page', () => {
  it.each([
    ['a view', { name: 'view', props: {} }],
    ['a depth', { name: 'read_depth', props: { percent: '75' } }],
    ['engaged time', { name: 'engaged', props: { seconds: '30' } }],
    ['a click', { name: 'click', props: { block: 'promotion', nthOfType: '1', placementRow: '0' } }],
    ['a sign-up', { name: 'newsletter_signup', props: { category: 'conversion', newsletter: 'First Boat' } }],
    ['an impression', { name: 'impression', props: { category: 'citydesk_newsletter' } }],
    ['a platform', { name: 'podcast_apple_click', props: { category: 'podcast' } }],
    ['an episode', { name: 'podcast_progress', props: { category: 'podcast', episode: '7', percent: '50' } }],
    ['a vital', { name: 'web_vital', props: { metric: 'CLS', value: '12' } }],
  ])('says what a reader did: %s', (_what, event) => {
    const sent: ReaderBeacon | null = readBeacon({
      body: JSON.stringify(beacon([event])),
      fetchSite: 'same-origin',
    })
    expect(sent?.events).toEqual([event])
  })

  it.each([
    ['a page of another site', view, 'cross-site'],
    ['no post', { ...view, page: { ...view.page, post: 'twelve' } }, 'same-origin'],
    ['a number that no post has', { ...view, page: { ...view.page, post: 9_999_999_999 } }, 'same-origin'],
    ['an unknown event', beacon([{ name: 'anything', props: {} }]), 'same-origin'],
    ['an unknown property', beacon([{ name: 'view', props: { reader: 'ana' } }]), 'same-origin'],
    ['a property that is no text', beacon([{ name: 'engaged', props: { seconds: 3 } }]), 'same-origin'],
    ['more events than a beacon may have', beacon(Array(51).fill(view.events[0])), 'same-origin'],
    ['nothing', '', 'same-origin'],
  ])('of %s is not counted', (_whose, body, fetchSite) => {
    expect(readBeacon({ body: JSON.stringify(body), fetchSite })).toBeNull()
  })
})
