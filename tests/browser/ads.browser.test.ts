import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { Page } from 'playwright-core'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import { noReferences } from '#contract/noReferences.ts'
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

let asked: string[] = []

const { page, open } = readerOf(
  story,
  (request, response) => {
    if (!request.url?.startsWith('/api/ad?')) return false
    asked.push(new URL(request.url, 'http://localhost').searchParams.get('zone') ?? '')
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>Sold</p>')
    return true
  },
  { references: { ...noReferences, ads } },
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

// The frames that are shown, as "zone width×height".
const frames = () =>
  page().$$eval('.ad__page', (found) =>
    found.flatMap((frame) => {
      const { width, height } = frame.getBoundingClientRect()
      const zone = new URL(frame.getAttribute('src') ?? '', location.href).searchParams.get('zone')
      return width > 0 ? [`${zone} ${width}×${height}`] : []
    }),
  )

beforeEach(() => {
  asked = []
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
    expect(asked).not.toContain('103')
    const before = await page().evaluate(() => document.documentElement.scrollHeight)
    await page().locator('.ad--banner').scrollIntoViewIfNeeded()
    await page().frameLocator('.ad--banner .ad__frame--desktop iframe').getByText('Sold').waitFor()
    await page().frameLocator('.ad--panel .ad__frame--desktop iframe').getByText('Sold').waitFor()
    expect(await page().evaluate(() => document.documentElement.scrollHeight)).toBe(before)
    const moved: string[] = await page().evaluate(() => Reflect.get(window, 'moved'))
    expect(moved.filter((names) => /\bad/.test(names))).toEqual([])
    expect(new Set(asked)).toEqual(new Set(['101', '102', '103']))
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
