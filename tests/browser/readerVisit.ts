import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import { z } from 'zod'

const shifts = z.array(z.object({ value: z.number(), where: z.string() }))

/** The device and settings of a reader. */
export interface ReaderDevice {
  name: string
  width: number
  height: number
  colorScheme: 'light' | 'dark'
}

/** A reader on a page, and the errors that the browser has reported. */
export interface ReaderVisit {
  page: Page
  status: number
  /** Errors of scripts and of the console, requests that failed. */
  complaints: string[]
  /** Bytes of all scripts that the page loaded, gzip, by address. */
  loadedScripts: ReadonlyMap<string, number>
  close: () => Promise<void>
}

/**
 * Opens a page and goes down to its end, as a reader does, until everything that loads on the way is there.
 * @param prepare is called with the empty page before it is opened
 */
export async function visit(
  browser: Browser,
  url: string,
  device: ReaderDevice,
  prepare?: (page: Page) => Promise<unknown>,
): Promise<ReaderVisit> {
  const { width, height, colorScheme } = device
  const context = await browser.newContext({ viewport: { width, height }, colorScheme })
  const page = await context.newPage()
  const complaints: string[] = []
  const loadedScripts = new Map<string, number>()
  const measuring: Promise<void>[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    // The browser reports the status of a 404 page as an error of loading it.
    if (message.type() === 'error' && message.location().url !== url) complaints.push(message.text())
  })
  page.on('requestfailed', (request) => complaints.push(`${request.url()} ${request.failure()?.errorText}`))
  page.on('response', (response) => {
    const isPage = response.request().isNavigationRequest()
    if (!isPage && response.status() >= 400) complaints.push(`${response.url()} ${response.status()}`)
    if (response.request().resourceType() === 'script') {
      const measure = async () => void loadedScripts.set(response.url(), gzipSync(await response.body()).length)
      measuring.push(measure())
    }
  })
  await page.addInitScript(`
    window.layoutShifts = []
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) {
        if (!shift.hadRecentInput) {
          const where = shift.sources.map(({ node }) => node?.className || node?.nodeName).join(', ')
          window.layoutShifts.push({ value: shift.value, where })
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })`)

  await prepare?.(page)
  const response = await page.goto(url, { waitUntil: 'load' })
  await readToTheEnd(page)
  await Promise.all(measuring)
  return { page, status: response?.status() ?? 0, complaints, loadedScripts, close: () => context.close() }
}

/** Scrolls window by window to the end; pictures and interactive parts on the way are waited for. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
  })
  await page.waitForFunction(() => {
    // The browser leaves out what lies beside the window, as the later pictures of a gallery do, until it is wanted.
    const isBeside = (image: HTMLImageElement) => image.getBoundingClientRect().left >= innerWidth
    const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')]
    return (
      [...document.images].every((image) => image.complete || image.offsetParent === null || isBeside(image)) &&
      islands.every(({ dataset }) => dataset.islandState === 'hydrated' || dataset.islandState === 'failed')
    )
  })
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}

/** Returns the bytes of scripts in the page itself, gzip. Data in script elements, as JSON-LD, does not count. */
export async function inlineScriptBytes(page: Page): Promise<number> {
  const codes = await page.evaluate(() =>
    [...document.scripts]
      .filter(({ src, type }) => !src && (type === '' || type === 'module' || type.includes('javascript')))
      .map(({ text }) => text),
  )
  return codes.reduce((sum, code) => sum + gzipSync(code).length, 0)
}

/** Returns the layout shifts of the page without input of the reader (Cumulative Layout Shift). */
export async function layoutShifts(page: Page): Promise<{ value: number; where: string }[]> {
  return shifts.parse(await page.evaluate('window.layoutShifts'))
}
