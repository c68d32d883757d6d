import { text } from 'node:stream/consumers'
import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { Page } from 'playwright-core'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import { shownDisplay } from '#contract/readerDecision.ts'
import { trackEventName } from '#contract/trackEvent.ts'
import { readerOf } from './blocksReader.ts'

jest.setTimeout(180_000)

const paragraph = (id: string) =>
  blockFixture('paragraph', { id, content: 'The ferry left at seven, as it has since.' })
const story = [
  paragraph('before'),
  blockFixture('dynamic-content', { props: { promotionId: 'membership' } }),
  ...Array.from({ length: 30 }, (_, index) => paragraph(`after-${index}`)),
]

// What the provider decides, and what it was asked.
let decided: object = {}
let bodies: unknown[] = []
const { page, open, url } = readerOf(
  story,
  (request, response) => {
    if (request.url !== '/api/decision') return false
    void text(request).then((body) => {
      bodies.push(JSON.parse(body))
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(decided))
    })
    return true
  },
  { location: 'homepage', personalisation: { provider: 'harbour', controlShare: 50 } },
)

async function record(fresh: Page): Promise<void> {
  await fresh.addInitScript((name) => {
    const seen: string[] = []
    Object.assign(window, { seen, modules: 0, shift: 0 })
    addEventListener(name, (event) => {
      if (event instanceof CustomEvent && event.detail.name === 'impression')
        seen.push(`impression ${event.detail.props.category}`)
    })
    new MutationObserver(() => {
      if (document.querySelector('.dynamic-content')) Object.assign(window, { modules: 1 })
    }).observe(document, { childList: true, subtree: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  }, trackEventName)
}

const visitWith = (cookies: Record<string, string>, isControlOn = false) =>
  open({
    viewport: { width: 800, height: 900 },
    before: async (fresh) => {
      await record(fresh)
      const kept = Object.entries(cookies).map(([name, value]) => ({ name, value, url: url() }))
      await fresh.context().addCookies(kept)
      if (!isControlOn) return
      await fresh.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    },
  })

const inPage = (name: string) => page().evaluate((key) => Reflect.get(window, key), name)
const untilSeen = (event: string) =>
  page().waitForFunction((wanted) => Reflect.get(window, 'seen').includes(wanted), event)

beforeEach(() => {
  bodies = []
  decided = {
    display: shownDisplay,
    link: '/newsletters',
    imageUrl: '/media/boat.jpg',
    imageWidth: 66,
    imageHeight: 66,
    imageAlt: 'A boat',
    heading: 'The First Boat',
    description: 'The news before coffee.',
    btnText: 'Sign up',
    adDetails: 'Paid for by the harbour.',
    eventElementCategory: '',
    hideBorder: true,
    centerImage: false,
  }
})

describe('a slot that a provider decides on', () => {
  it('asks by location and name, shows the decision in the place that was kept, and reports it as the provider’s', async () => {
    await visitWith({ citydesk_group: 'shown' })
    await page().getByRole('link', { name: 'Sign up' }).waitFor()
    expect(bodies).toEqual([{ location: 'homepage', decision: 'DISPLAY_HOMEPAGE_SIGNUP_MODULE' }])
    expect(await page().getByAltText('A boat').boundingBox()).toMatchObject({ width: 66, height: 66 })
    expect(await page().getByText('Paid for by the harbour.').isVisible()).toBe(true)
    await untilSeen('impression harbour_newsletter')
    await untilSeen('impression shown_newsletter')
    expect(await inPage('shift')).toBe(0)
  })

  it('counts a reader of the control group where the module would be, and never has it in the page', async () => {
    await visitWith({ citydesk_group: 'control' })
    await untilSeen('impression control_newsletter')
    expect(bodies).toHaveLength(1)
    expect(await inPage('modules')).toBe(0)
    expect(await inPage('seen')).toEqual(['impression control_newsletter'])
  })

  it('has nothing in the page, and asks nothing, for a reader who has subscribed', async () => {
    await visitWith({ citydesk_subscribed: '1' })
    await page().waitForFunction(() => document.querySelector('[data-island-state="hydrated"]'))
    // Effects of the part have run by the time that it answers a frame.
    await page().evaluate(() => new Promise((resolve) => setTimeout(resolve)))
    expect(bodies).toEqual([])
    expect(await inPage('modules')).toBe(0)
  })

  it('has nothing in the page where the provider says another display', async () => {
    decided = { ...decided, display: 'none' }
    await visitWith({})
    await page().waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/api/decision')),
    )
    expect(await inPage('modules')).toBe(0)
  })

  it('draws no group under Global Privacy Control, and shows the module', async () => {
    await visitWith({}, true)
    await untilSeen('impression harbour_newsletter')
    expect(await inPage('seen')).toEqual(['impression harbour_newsletter'])
    expect(await page().evaluate(() => document.cookie)).not.toContain('citydesk_group')
  })
})
