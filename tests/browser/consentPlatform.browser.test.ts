import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import { placeTree } from '#blocks/registry/tree.ts'
import { fixtureArticle, fixtureArticlePage } from '#site/testing/readerFixtures.ts'
import { StandInBackOffice } from '#site/testing/standInBackOffice.ts'
import { until } from '#tests/until.ts'
import { openBrowser, sharedNewsroom } from './newsroom.ts'
import { type SiteBeside, startSiteBeside } from './siteBeside.ts'

jest.setTimeout(180_000)

const story = [
  blockFixture('paragraph', { content: 'The ferry left at seven, as it has since 1931.' }),
  blockFixture('html', { props: { content: '<iframe title="Map" src="https://maps.example/"></iframe>' } }),
]
// Platforms as their APIs are documented. A test answers in the reader's place, by `answer`.
const tcf = `
  const listeners = []
  let data = { gdprApplies: true, eventStatus: 'cmpuishown', purpose: { consents: {} } }
  window.__tcfapi = (command, version, callback) => {
    if (command === 'addEventListener') { window.isHeard = true; listeners.push(callback); callback({ ...data, listenerId: 1 }, true) }
    else if (command === 'displayConsentUi') { window.isShown = true; callback(null, true) }
    else callback(null, false)
  }
  window.answer = (...purposes) => {
    data = { ...data, eventStatus: 'useractioncomplete', purpose: { consents: Object.fromEntries(purposes.map((one) => [one, true])) } }
    for (const callback of listeners) callback(data, true)
  }`
const gpp = `
  const listeners = []
  let pingData = { signalStatus: 'not ready', parsedSections: {} }
  window.__gpp = (command, callback) => {
    if (command === 'addEventListener') { window.isHeard = true; listeners.push(callback); callback({ eventName: 'listenerRegistered', pingData }, true) }
    else if (command === 'ping') callback(pingData, true)
  }
  window.answer = (saleOptOut) => {
    pingData = { signalStatus: 'ready', parsedSections: { usnat: { SaleOptOut: saleOptOut } } }
    for (const callback of listeners) callback({ eventName: 'signalStatus', data: 'ready', pingData }, true)
  }`

declare global {
  interface Window {
    answer?: (...values: number[]) => void
  }
}

const address = '/2026/01/02/the-ferry'
const backOffice = new StandInBackOffice()
let site: SiteBeside
let browser: Browser
let context: BrowserContext
let opened: Page
// Hosts of requests to others than the site.
let others: string[] = []

beforeAll(async () => {
  const CMS_URL = await backOffice.start(0)
  const page = fixtureArticlePage(fixtureArticle('1', { url: address, blocks: placeTree(story) }))
  const asking = { ...page, site: { ...page.site, asksConsent: true } }
  backOffice.answers.set(address, { status: 200, page: asking, tags: [], changesAt: null })
  site = await startSiteBeside(sharedNewsroom(), () => ({
    CMS_URL,
    CONSENT_PLATFORM_URL: 'https://cmp.example/stub.js',
  }))
  browser = await openBrowser()
})
afterEach(async () => {
  await context?.close()
  others = []
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
  await backOffice.stop()
})

// Opens the story with the script of a platform; null for one that does not come.
async function start(
  script: string | null,
  before: (fresh: BrowserContext) => Promise<unknown> = async () => undefined,
) {
  context = await browser.newContext()
  await before(context)
  await context.route(
    ({ origin }) => origin !== site.siteUrl,
    (route) => {
      const { host } = new URL(route.request().url())
      others.push(host)
      if (host !== 'cmp.example') return route.fulfill({ contentType: 'text/html', body: 'Another company' })
      return script === null ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: script })
    },
  )
  opened = await context.newPage()
  await opened.goto(site.siteUrl + address)
}

const page = () => opened
const answer = (...values: number[]) => page().evaluate((values) => window.answer?.(...values), values)
const kept = () => page().evaluate(() => decodeURIComponent(document.cookie))
const isMapThere = () => page().locator('iframe[title="Map"]').isVisible()
// The site listens to the platform: it has seen what that said of before.
const isHeard = () => page().waitForFunction(() => 'isHeard' in window)
const openChoices = () => page().getByRole('link', { name: 'Privacy choices' }).click()
const dialog = () => page().getByRole('dialog', { name: 'Your privacy choices' })

describe('a consent platform that the publication bought', () => {
  it('asks in place of the own dialog, and nothing of others loads before its answer', async () => {
    await start(tcf)
    await isHeard()
    expect([others, await isMapThere(), await dialog().count()]).toEqual([['cmp.example'], false, 0])
    await answer(1, 8)
    await until('the map is there', isMapThere)
    expect(await kept()).toContain('{"categories":["content","analytics"]}')
    await openChoices()
    await page().waitForFunction(() => 'isShown' in window)
  })

  it('may answer twice: the last answer is kept, for the next page too', async () => {
    await start(tcf)
    await isHeard()
    await answer(1, 2, 7, 8)
    await until('all is kept', async () => (await kept()).includes('"ads"'))
    // The map of this page does not count as one of the next.
    await until('the map is fetched', () => others.includes('maps.example'))
    await answer()
    await until('nothing is kept', async () => (await kept()).includes('{"categories":[]}'))
    others = []
    await page().reload()
    await isHeard()
    expect([others, await isMapThere()]).toEqual([['cmp.example'], false])
  })

  it('may answer later than a minute: that counts from the next page on', async () => {
    await start(tcf)
    await isHeard()
    await page().evaluate(() => {
      performance.now = () => 61_000
    })
    await answer(1)
    await until('it is kept', async () => (await kept()).includes('"content"'))
    expect(await isMapThere()).toBe(false)
    await page().reload()
    await until('the map is there', isMapThere)
  })

  it('may never come: nothing of others loads, and "Privacy choices" opens the own dialog', async () => {
    await start(null)
    await openChoices()
    await dialog().waitFor()
    expect([others, await isMapThere()]).toEqual([['cmp.example'], false])
  })

  it('may speak for the United States, where who has not refused agrees', async () => {
    await start(gpp)
    await isHeard()
    await answer(1)
    await until('the refusal is kept', async () => (await kept()).includes('{"categories":["content"]}'))
    await answer(2)
    await until('all is kept', async () => (await kept()).includes('"ads"'))
  })

  it('is not loaded under Global Privacy Control', async () => {
    await start(tcf, (fresh) =>
      fresh.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })),
    )
    await openChoices()
    await dialog().waitFor()
    expect(others).toEqual([])
  })
})
