import { text } from 'node:stream/consumers'
import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { Page } from 'playwright-core'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import { adMessages } from '#contract/adMessages.ts'
import { noReferences } from '#contract/noReferences.ts'
import { createNumbersDoor } from '#site/server/numbers/numbersDoor.ts'
import { until } from '#tests/until.ts'
import { accessibilityFaults } from './accessibility.ts'
import { readerOf } from './blocksReader.ts'

jest.setTimeout(180_000)

const zone = { mid: '101' }
const ads = { networkId: '42', zones: { desktop: zone, mobile: zone }, keywords: 'news' }
const story = [
  blockFixture('paragraph', { content: 'The ferry left at seven, as it has since 1931.' }),
  blockFixture('chart', { props: { chartId: 'aB3dE' } }),
  blockFixture('document', { props: { documentId: '2059-budget' } }),
  blockFixture('html', { props: { content: '<iframe title="Map" src="https://maps.example/"></iframe>' } }),
  blockFixture('ad'),
]

// What the page has asked of other companies, and of the frame of advertisements.
let others: string[] = []
// Views that the site has counted, and those of them that a service of web analytics gets.
let counted = 0
let shared = 0
const numbers = createNumbersDoor({
  journal: {
    append: async (sums) => {
      counted += sums.filter(({ name }) => name === 'view').length
      return true
    },
  },
  siteHosts: new Set(['127.0.0.1']),
  proxies: 0,
  analytics: {
    add: ({ events }) => {
      shared += events.filter(({ name }) => name === 'view').length
    },
  },
  now: Date.now,
})

const soldPage = `<p>Another company</p><script>parent.postMessage('${adMessages.filled}', '*')</script>`

const { page, open, url } = readerOf(
  story,
  (request, response) => {
    if (request.url === '/api/beacon') {
      text(request)
        .then((body) => numbers.takeBeacon(request, body))
        .then(() => response.writeHead(204).end())
      return true
    }
    if (!request.url?.startsWith('/api/ad')) return false
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(soldPage)
    return true
  },
  { asksConsent: true, references: { ...noReferences, ads } },
)

const start = (isControlOn = false, options: object = {}) =>
  open({
    viewport: { width: 1000, height: 800 },
    ...options,
    before: async (fresh: Page) => {
      if (isControlOn) {
        await fresh.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
      }
      await fresh.route('**', (route) => {
        const address = route.request().url()
        const isOwn = address.startsWith(url()) && !address.includes('/api/ad')
        if (isOwn) return route.continue()
        others.push(address.includes('/api/ad') ? 'ad' : new URL(address).host)
        return route.fulfill({ contentType: 'text/html', body: soldPage })
      })
    },
  })

const dialog = () => page().getByRole('dialog', { name: 'Your privacy choices' })
const loads = () => page().getByRole('button', { name: 'Load' })
// Opens the dialog by the link that the footer of every page has.
async function openChoices(): Promise<void> {
  await page().evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<a href="/privacy-policy" data-privacy-choices>Privacy choices</a>')
  })
  await page().getByRole('link', { name: 'Privacy choices' }).click()
}

const readToTheEnd = () =>
  page().evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 400) {
      scrollTo(0, top)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })

beforeEach(() => {
  others = []
  counted = 0
  shared = 0
})

describe('a reader who is asked', () => {
  it('gets nothing of others before the answer, and each part by itself with "Load"', async () => {
    await start()
    await dialog().waitFor()
    await readToTheEnd()
    expect(others).toEqual([])
    expect(await loads().count()).toBe(3)
    await loads().nth(2).click()
    await page().frameLocator('iframe[title="Map"]').getByText('Another company').waitFor()
    expect(others).toEqual(['maps.example'])
  })

  it('can refuse with the keyboard, and is not asked again', async () => {
    await start()
    await dialog().getByRole('button', { name: 'Allow none' }).press('Enter')
    await dialog().waitFor({ state: 'hidden' })
    await page().reload()
    await readToTheEnd()
    expect(await loads().count()).toBe(3)
    expect(await page().evaluate(() => document.querySelector('#cc-main'))).toBeNull()
    expect(others).toEqual([])
  })

  it('gets everything after "Allow all", on this page and the next, and can change the answer', async () => {
    await start()
    await dialog().getByRole('button', { name: 'Allow all' }).click()
    await page().waitForFunction(() => !document.querySelector('[data-others]'))
    await readToTheEnd()
    await page().frameLocator('.ad__page').first().getByText('Another company').waitFor()
    expect(new Set(others)).toEqual(new Set(['datawrapper.dwcdn.net', 'embed.documentcloud.org', 'maps.example', 'ad']))
    await page().reload()
    await page().waitForFunction(() => !document.querySelector('[data-others]'))
    await openChoices()
    await dialog().getByRole('checkbox', { name: 'Advertising and measuring it' }).waitFor()
    const isLoaded = page().waitForEvent('load')
    await dialog().getByRole('button', { name: 'Allow none' }).click()
    await isLoaded
    await loads().first().waitFor()
    expect(await loads().count()).toBe(3)
  })

  it('is reported to a service of web analytics after agreeing to it, and not before', async () => {
    // Chromium without a window names itself; readers' browsers do not, and bots are not counted.
    await start(false, { userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' })
    await until('the first view is counted', () => counted === 1)
    expect(shared).toBe(0)
    await dialog().getByRole('button', { name: 'Choose' }).click()
    // The dialog takes the focus a tenth of a second after it opens; a key that is pressed earlier would go to it.
    await page().waitForFunction(() => document.activeElement?.closest('.pm'))
    const analytics = dialog().getByRole('checkbox', { name: 'Web analytics' })
    await analytics.press('Space')
    expect(await analytics.isChecked()).toBe(true)
    await dialog().getByRole('button', { name: 'Save choices' }).click()
    await page().reload()
    await until('the second view is counted', () => counted === 2)
    expect(shared).toBe(1)
  })

  it('gets no advertisements of others under Global Privacy Control, whatever is allowed', async () => {
    await start(true)
    await readToTheEnd()
    expect(await page().evaluate(() => document.querySelector('#cc-main'))).toBeNull()
    expect(others).toEqual([])
    await openChoices()
    await dialog().getByRole('button', { name: 'Allow all' }).click()
    await page().waitForFunction(() => !document.querySelector('[data-others]'))
    await readToTheEnd()
    expect(others).not.toContain('ad')
    expect(await page().locator('.ad__page').count()).toBe(0)
    expect(await page().locator('[data-ad-frame]').count()).toBeGreaterThan(0)
  })

  it.each(['light', 'dark'] as const)('can read the dialog: %s', async (colorScheme) => {
    await start(false, { colorScheme, viewport: { width: 390, height: 844 } })
    await dialog().waitFor()
    expect(await accessibilityFaults(page(), '#cc-main')).toEqual([])
  })
})
