import { describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import { accessibilityFaults } from './accessibility.ts'
import { readerOf, type Visit } from './blocksReader.ts'

const text = (id: string) =>
  blockFixture('paragraph', { id, content: 'The ferry left at seven, as it has since 1931. '.repeat(200) })

const story = [text('a'), text('b'), blockFixture('chart', { props: { chartId: 'aB3x9' } }), text('c')]

let urls: string[]

// A chart that says how high it is, once, as soon as it is loaded.
const chartPage = `<!doctype html><title>A chart</title><script>
parent.postMessage({ 'datawrapper-height': { aB3x9: 512.5 } }, '*')</script>`

const { page, open: openPage } = readerOf(story)
const open = (options: Visit = {}) => {
  urls = []
  const before = (fresh: Page) =>
    fresh.route('https://datawrapper.dwcdn.net/**', (route) => {
      urls.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: chartPage })
    })
  return openPage({ ...options, before })
}
const frame = () => page().locator('iframe.chart__frame')
const untilHigh = (pixels: number) =>
  page().waitForFunction(
    (wanted) => document.querySelector('iframe.chart__frame')?.getBoundingClientRect().height === wanted,
    pixels,
  )

describe('a chart (docs/spec/reader-site.md#charts)', () => {
  it('is fetched when it is near, and not before', async () => {
    await open()
    await page().waitForLoadState('networkidle')
    expect(urls).toEqual([])
    await page().locator('.chart').scrollIntoViewIfNeeded()
    await untilHigh(513)
    expect(urls).toEqual(['https://datawrapper.dwcdn.net/aB3x9/'])
  })

  it('is as high as it says, and ignores other senders', async () => {
    await open()
    await page().locator('.chart').scrollIntoViewIfNeeded()
    await untilHigh(513)
    // The page itself, and a frame of another origin, say otherwise.
    await page().evaluate(async () => {
      window.postMessage({ 'datawrapper-height': { aB3x9: 50 } }, '*')
      const other = document.createElement('iframe')
      other.srcdoc = `<script>parent.postMessage({ 'datawrapper-height': { aB3x9: 60 } }, '*');parent.postMessage('said', '*')</script>`
      const said = new Promise((resolve) => {
        window.addEventListener('message', ({ data }) => data === 'said' && resolve(null))
      })
      document.body.append(other)
      await said
    })
    await untilHigh(513)
  })

  it('cannot lead the page away, nor read it', async () => {
    await open()
    await page().locator('.chart').scrollIntoViewIfNeeded()
    await frame().waitFor()
    const rights = (await frame().getAttribute('sandbox'))?.split(' ') ?? []
    expect(rights.some((right) => right.startsWith('allow-top-navigation'))).toBe(false)
  })

  it.each(['light', 'dark'] as const)('has no fault that axe knows, %s', async (colorScheme) => {
    await open({ colorScheme })
    await page().locator('.chart').scrollIntoViewIfNeeded()
    await untilHigh(513)
    expect(await accessibilityFaults(page())).toEqual([])
  })

  it('is there without a script', async () => {
    await open({ javaScriptEnabled: false })
    await frame().scrollIntoViewIfNeeded()
    expect(await frame().getAttribute('src')).toBe('https://datawrapper.dwcdn.net/aB3x9/')
  })
})
