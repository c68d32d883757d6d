import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import { z } from 'zod'

const shifts = z.array(z.object({ value: z.number(), where: z.string() }))

export interface ReaderDevice {
  name: string
  width: number
  height: number
  colorScheme: 'light' | 'dark'
}

export interface ReaderVisit {
  page: Page
  status: number
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
  const scripts = new Set<string>()
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    // The browser reports the status of a 404 page as an error of loading it.
    if (message.type() === 'error' && message.location().url !== url) complaints.push(message.text())
  })
  page.on('requestfailed', (request) => {
    const words = request.failure()?.errorText
    // The browser gives up on a size of a picture once it knows how wide that is drawn, and asks for another one. Of a
    // recording it loads the beginning.
    const isEnough = ['image', 'media'].includes(request.resourceType()) && words === 'net::ERR_ABORTED'
    if (!isEnough) complaints.push(`${request.url()} ${words}`)
  })
  page.on('response', (response) => {
    const isPage = response.request().isNavigationRequest()
    if (!isPage && response.status() >= 400) complaints.push(`${response.url()} ${response.status()}`)
    if (response.request().resourceType() === 'script') scripts.add(response.url())
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
  complaints.push(...(await brokenPictures(page)))
  const loadedScripts = new Map<string, number>()
  for (const script of scripts) {
    // Requested again: the body of an answer to the page has no time limit, and may never come.
    loadedScripts.set(script, gzipSync(await (await page.request.get(script)).body()).length)
  }
  return { page, status: response?.status() ?? 0, complaints, loadedScripts, close: () => context.close() }
}

// Milliseconds between two looks. A busy browser may draw no frames for a page, so that nothing may wait for one.
const polling = 100

// Scrolls window by window to the end; pictures and interactive parts on the way are waited for. Each wait has its limit: a
// page that no longer answers fails here, and not at the limit of the test.
async function readToTheEnd(page: Page): Promise<void> {
  await page.waitForFunction(() => document.fonts.status === 'loaded', null, { polling })
  const isAtEnd = () => {
    const before = scrollY
    scrollBy({ top: innerHeight, behavior: 'instant' })
    return scrollY === before
  }
  await page.waitForFunction(isAtEnd, null, { polling })
  const isRead = () => {
    // The browser leaves out what lies beside the window, as the later pictures of a gallery do, until it is wanted.
    const isBeside = (image: HTMLImageElement) => image.getBoundingClientRect().left >= innerWidth
    const isReady = (image: HTMLImageElement) => image.complete || image.offsetParent === null || isBeside(image)
    const isAlive = ({ dataset }: HTMLElement) => ['hydrated', 'failed'].includes(dataset.islandState ?? '')
    const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')]
    const missing = [...document.images].find((image) => !isReady(image)) ?? islands.find((island) => !isAlive(island))
    // What the page moved out of the way while it grew was never near the window.
    missing?.scrollIntoView({ block: 'center', behavior: 'instant' })
    return missing === undefined
  }
  await page.waitForFunction(isRead, null, { polling })
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}

const brokenPictures = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.complete && image.currentSrc && image.naturalWidth === 0)
      .map(({ currentSrc }) => currentSrc),
  )

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
