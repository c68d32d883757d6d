import type { ServerResponse } from 'node:http'
import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { Page } from 'playwright-core'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import { pageFixture } from '#blocks/core/page.fixtures.tsx'
import { adMessages } from '#contract/adMessages.ts'
import { noReferences } from '#contract/noReferences.ts'
import { type AdServer, adPage, adPolicy, broadstreet } from '#site/reader/adPage.ts'
import { until } from '#tests/until.ts'
import { accessibilityFaults } from './accessibility.ts'
import { readerOf } from './blocksReader.ts'

jest.setTimeout(180_000)

const slots = { panel: '101', mid: '102', banner: '103' }
const ads = { networkId: '42', zones: { desktop: slots, mobile: slots }, keywords: 'news' }
const line =
  'The ferry left at seven, as it has since 1931, and nine people were on board, none of whom had thought of it.'
const text = (from: number) =>
  Array.from({ length: 20 }, (_, index) =>
    blockFixture('paragraph', { id: `p${from + index}`, content: `${line} ${line} ${line}` }),
  )
const place = (slot: string, alignment = 'none') => blockFixture('ad', { id: slot, props: { slot, alignment } })
const story = [
  ...text(0).slice(0, 2),
  place('panel', 'right'),
  ...text(10),
  place('mid'),
  ...text(20),
  place('banner'),
  ...text(30),
]

const says = (message: string) => `<script>parent.postMessage('${message}', '*')</script>`

// The site's own page, with a stand-in for the script of the ad server: it puts a link into the zone.
const zone = { network: '42', zone: '101', keywords: 'news' }
const sold = adPage(broadstreet, zone).replace(
  /<script src=.*?<\/script>/,
  `<script>broadstreet = { watch: () => { document.querySelector('broadstreet-zone').innerHTML = '<a href="/">Sold</a>' } }</script>`,
)

// Another provider: header bidding as Prebid.js documents it, with a stand-in whose one bidder offers `bids`.
const prebid = (bids: readonly { adId: string; cpm: number; ad: string }[]): AdServer => ({
  bodyOf: ({ zone: code }) => `<script>
    const bids = ${JSON.stringify(bids)}, units = []
    const pbjs = {
      que: { push: (command) => command() },
      addAdUnits: (added) => units.push(...added),
      requestBids: ({ bidsBackHandler }) => setTimeout(bidsBackHandler, 50),
      getHighestCpmBids: (code) => units.some((unit) => unit.code === code) ? bids.toSorted((one, other) => other.cpm - one.cpm).slice(0, 1) : [],
      renderAd: (page, adId) => page.body.insertAdjacentHTML('beforeend', bids.find((bid) => bid.adId === adId).ad),
    }
    pbjs.que.push(() => {
      pbjs.addAdUnits([{ code: '${code}', mediaTypes: { banner: { sizes: [[300, 250]] } }, bids: [{ bidder: 'test' }] }])
      pbjs.requestBids({ bidsBackHandler: () => {
        const [bid] = pbjs.getHighestCpmBids('${code}')
        if (!bid) return parent.postMessage('${adMessages.empty}', '*')
        pbjs.renderAd(document, bid.adId)
      } })
    })
  </script>`,
})
const offers = [
  { adId: 'a', cpm: 1.2, ad: '<a href="/">The lower bid</a>' },
  { adId: 'b', cpm: 3.4, ad: '<a href="/">The higher bid</a>' },
]

// It tries what an advertisement of a criminal would: to lead the page elsewhere, to read it, to stop it.
// Windows that no click opens are stopped by readers' browsers, but not by one that is driven by tests.
const hostile = `<p>Sold</p><script>
  const tried = (attempt) => { try { attempt() } catch {} }
  tried(() => { top.location = 'https://phishing.example/' })
  tried(() => { parent.document.body.textContent = 'Taken over' })
  tried(() => { document.cookie = 'seen=1'; localStorage.setItem('seen', '1') })
  tried(() => alert('You have won'))
  tried(() => document.documentElement.requestFullscreen())
  tried(() => { parent.postMessage({ adState: 'filled' }, '*') })
  document.body.style.cssText = 'position:fixed;inset:-9999px;background:red'
</script>${says(adMessages.filled)}`

type Answer = 'sold' | 'empty' | 'failing' | 'silent' | 'hostile' | 'bids' | 'no bids'

let zones: string[] = []
let answer: Answer = 'sold'

function answerAd(response: ServerResponse): void {
  const send = (html: string) =>
    response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Security-Policy': adPolicy }).end(html)
  if (answer === 'failing') response.writeHead(502).end()
  else if (answer === 'sold') send(sold)
  else if (answer === 'empty') send(says(adMessages.empty))
  else if (answer === 'hostile') send(hostile)
  else if (answer === 'bids') send(adPage(prebid(offers), zone))
  else if (answer === 'no bids') send(adPage(prebid([]), zone))
}

const { page, open } = readerOf(
  story,
  (request, response) => {
    if (!request.url?.startsWith('/api/ad?')) return false
    zones.push(new URL(request.url, 'http://localhost').searchParams.get('zone') ?? '')
    answerAd(response)
    return true
  },
  { references: { ...noReferences, ads, houseAds: pageFixture().references.houseAds.slice(0, 1) } },
)

const start = (width: number) =>
  open({
    viewport: { width, height: 800 },
    before: (fresh: Page) =>
      fresh.addInitScript(() => {
        Object.assign(window, { moved: [] })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const sources: { node: Node | null }[] = Reflect.get(entry, 'sources')
            const of = sources.map(({ node }) => (node instanceof Element ? node.className : (node?.nodeName ?? '')))
            Reflect.get(window, 'moved').push(of.join(' '))
          }
        }).observe({ type: 'layout-shift', buffered: true })
      }),
  })

// The places that are shown, as "zone width×height".
const frames = () =>
  page().$$eval('.ad__frame', (found) =>
    found.flatMap((frame) => {
      const { width, height } = frame.getBoundingClientRect()
      const zone = new URL(frame.getAttribute('data-ad-frame') ?? '', location.href).searchParams.get('zone')
      return width > 0 ? [`${zone} ${width}×${height}`] : []
    }),
  )

const shown = (selector: string) => page().locator(`${selector} >> visible=true`)
const moved = async (): Promise<string[]> => {
  const all: string[] = await page().evaluate(() => Reflect.get(window, 'moved'))
  return all.filter((names) => /\bad/.test(names))
}

beforeEach(() => {
  zones = []
  answer = 'sold'
})

describe('places for advertisements in a story', () => {
  it.each([
    [1920, ['101 345×500', '102 300×250', '103 728×90']],
    [1366, ['101 345×500', '102 300×250', '103 728×90']],
    [820, ['101 345×500', '102 300×250', '103 728×90']],
    [390, ['101 300×250', '102 300×250', '103 320×50']],
    [320, ['101 288×250', '102 288×250', '103 288×50']],
  ])('have exactly the sizes that are sold (window of %i px)', async (width, sizes) => {
    await start(width)
    expect(await frames()).toEqual(sizes)
    expect(await page().evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })

  it('are filled when they come near, and move nothing', async () => {
    await start(1366)
    await page().waitForFunction(() => document.fonts.status === 'loaded')
    expect(zones).not.toContain('103')
    const before = await page().evaluate(() => document.documentElement.scrollHeight)
    for (const slot of ['mid', 'banner']) {
      await page().locator(`.ad--${slot}`).scrollIntoViewIfNeeded()
      await page().locator(`.ad--${slot} .ad__frame--desktop[data-ad-state="filled"]`).waitFor()
    }
    await page().frameLocator('.ad--banner .ad__frame--desktop iframe').getByText('Sold').waitFor()
    await page().frameLocator('.ad--panel .ad__frame--desktop iframe').getByText('Sold').waitFor()
    expect(await page().evaluate(() => document.documentElement.scrollHeight)).toBe(before)
    expect(await moved()).toEqual([])
    expect(new Set(zones)).toEqual(new Set(['101', '102', '103']))
  })

  it('leave the text its measure beside a panel, or all but a little of it', async () => {
    await start(1366)
    const [panel, lines] = await page().evaluate(() => {
      const panel = document.querySelector('.ad--panel')
      const range = document.createRange()
      if (panel?.nextElementSibling) range.selectNodeContents(panel.nextElementSibling)
      return [panel?.getBoundingClientRect().left ?? 0, [...range.getClientRects()].map(({ right }) => right)]
    })
    expect(lines.length).toBeGreaterThan(1)
    for (const right of lines) expect(right).toBeLessThan(panel)
  })
})

describe('the offer of the house', () => {
  it('stands in a place until the ad server has something for it', async () => {
    await start(1366)
    await page().frameLocator('.ad--panel .ad__frame--desktop iframe').getByText('Sold').waitFor()
    await page().locator('.ad--panel .ad__frame--desktop[data-ad-state="filled"]').waitFor()
    expect(await shown('.ad--panel .ad__place').count()).toBe(0)
    expect(await shown('.ad--banner .ad__place').count()).toBe(1)
  })

  it.each(['empty', 'failing', 'silent'] as const)(
    'stays where the ad server is %s, and nothing moves',
    async (kind) => {
      answer = kind
      await start(390)
      await page().waitForFunction(() => document.fonts.status === 'loaded')
      const before = await page().evaluate(() => document.documentElement.scrollHeight)
      await page().locator('.ad--mid').scrollIntoViewIfNeeded()
      await until('the place was tried', () => zones.includes('102'))
      // A page that says nothing is given up after 8 s.
      await page().locator('.ad--mid .ad__frame--mobile[data-ad-state="empty"]').waitFor()
      expect(await page().locator('.ad--mid iframe').count()).toBe(0)
      expect(await shown('.ad--mid .ad__place').count()).toBe(1)
      expect(await page().locator('[data-ad-state="filled"]').count()).toBe(0)
      expect(await page().evaluate(() => document.documentElement.scrollHeight)).toBe(before)
      expect(await moved()).toEqual([])
      expect(await accessibilityFaults(page(), '.ad')).toEqual([])
    },
  )

  it('is all that readers get with Global Privacy Control, without a script, and after as many as a session has', async () => {
    const readAll = async (prepare: (fresh: Page) => Promise<unknown>, javaScriptEnabled = true) => {
      await open({ viewport: { width: 1366, height: 800 }, javaScriptEnabled, before: prepare })
      for (const slot of ['panel', 'mid', 'banner']) await page().locator(`.ad--${slot}`).scrollIntoViewIfNeeded()
      expect(await shown('.ad__place').count()).toBe(3)
      expect(zones).toEqual([])
      await page().context().close()
    }
    await readAll((fresh) =>
      fresh.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })),
    )
    await readAll((fresh) => fresh.addInitScript(() => sessionStorage.setItem('citydesk_ads', '40')))
    await readAll(async () => undefined, false)
  })
})

describe('a place of another provider', () => {
  it('has its highest bid', async () => {
    answer = 'bids'
    await start(1366)
    await page().locator('.ad--panel .ad__frame--desktop[data-ad-state="filled"]').waitFor()
    await page().frameLocator('.ad--panel .ad__frame--desktop iframe').getByText('The higher bid').waitFor()
    expect(await moved()).toEqual([])
  })

  it('keeps the house advertisement when there is no bid', async () => {
    answer = 'no bids'
    await start(1366)
    await page().locator('.ad--panel .ad__frame--desktop[data-ad-state="empty"]').waitFor()
    expect(await shown('.ad--panel .ad__place').count()).toBe(1)
    expect(await moved()).toEqual([])
  })
})

describe('an advertisement', () => {
  it('gives its place to another one after half a minute in which it was seen, and not before', async () => {
    await open({ viewport: { width: 1366, height: 800 }, before: (fresh) => fresh.clock.install() })
    await page().locator('.ad--panel .ad__frame--desktop[data-ad-state="filled"]').waitFor()
    const panels = () => zones.filter((zone) => zone === '101').length
    const isPanelSeen = () => page().evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    await isPanelSeen()
    await page().clock.fastForward(29_000)
    expect(panels()).toBe(1)
    await page().clock.fastForward(2_000)
    await until('another one is there', () => panels() === 2)
    await page().waitForFunction(() => document.querySelectorAll('.ad--panel iframe').length === 1)
    await page().locator('.ad--banner').scrollIntoViewIfNeeded()
    await page().locator('.ad--banner .ad__frame--desktop[data-ad-state="filled"]').waitFor()
    await page().clock.fastForward(120_000)
    expect(panels()).toBe(2)
  })

  it('that is hostile neither leads the page elsewhere, nor reads, covers or stops it', async () => {
    answer = 'hostile'
    const dialogs: string[] = []
    await open({
      viewport: { width: 1366, height: 800 },
      before: async (fresh) => {
        fresh.on('dialog', (dialog) => {
          dialogs.push(dialog.message())
          void dialog.dismiss()
        })
      },
    })
    const address = page().url()
    await page().locator('.ad--panel .ad__frame--desktop[data-ad-state="filled"]').waitFor()
    await page().getByRole('heading', { name: 'Blocks' }).click()
    expect(page().url()).toBe(address)
    expect(dialogs).toEqual([])
    expect(await page().context().cookies()).toEqual([])
    expect(await page().evaluate(() => [localStorage.length, document.fullscreenElement])).toEqual([0, null])
    expect(await page().locator('h1').textContent()).toBe('Blocks')
    const frame = await page().locator('.ad--panel iframe').boundingBox()
    expect([frame?.width, frame?.height]).toEqual([345, 500])
  })
})
