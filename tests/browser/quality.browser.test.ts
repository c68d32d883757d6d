import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { focusStop, tabThrough } from './keyboard.ts'
import { type NameOfKind, pathOfKind } from './kindsOfPages.ts'
import { openBrowser, sharedNewsroom } from './newsroom.ts'
import { inlineScriptBytes, layoutShifts, type ReaderDevice, visit } from './readerVisit.ts'
import { type SlowSite, startSlowSite } from './slowSite.ts'

const phone = { width: 390, height: 844 }
const light: ReaderDevice = { name: 'light', colorScheme: 'light', width: 1280, height: 900 }
// Kilobytes of script, gzip (architecture, "Readers' pages carry no framework").
const budgets = { still: 5, measured: 6, gallery: 100, aim: 40 }

// Pages that are gone through with the keyboard.
const typedThrough = [
  'the home page',
  'a story',
  'a story with a gallery',
  'a section',
  'nothing',
] as const satisfies readonly NameOfKind[]

jest.setTimeout(300_000)

const { cmsUrl, siteUrl } = sharedNewsroom()
const pathOf = (name: NameOfKind) => pathOfKind(cmsUrl, name)

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

describe('fonts that come long after the page', () => {
  // Longer than any browser waits for a font before it shows the text.
  const late = 600

  it.each([light, { ...light, ...phone }])('move nothing on home, $width pixels wide', async (device) => {
    const reader = await visit(browser, siteUrl, device, (page) =>
      page.route(/\.woff2/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, late))
        await route.continue()
      }),
    )
    const shifts = await layoutShifts(reader.page)
    await reader.close()
    expect(shifts.reduce((sum, { value }) => sum + value, 0).toFixed(3)).toBe('0.000')
  })
})

describe('a story that is drawn while it arrives', () => {
  let slow: SlowSite
  beforeAll(async () => {
    slow = await startSlowSite(siteUrl)
  })
  afterAll(() => slow?.stop())

  it.each([light, { ...light, ...phone }])('does not move, $width pixels wide', async (device) => {
    const reader = await visit(browser, slow.url + (await pathOf('a story')), device)
    const shifts = await layoutShifts(reader.page)
    await reader.close()
    expect({ total: shifts.reduce((sum, { value }) => sum + value, 0).toFixed(3), shifts }).toEqual({
      total: '0.000',
      shifts,
    })
  })
})

describe.each(typedThrough)('the page of %s', (name) => {
  it('can be gone through with the keyboard, and shows where it is', async () => {
    const { page, close } = await visit(browser, siteUrl + (await pathOf(name)), light)
    const stops = await tabThrough(page)
    expect(stops.length).toBeGreaterThan(5)
    expect(stops.filter(({ isMarked, isInWindow }) => !isMarked || !isInWindow)).toEqual([])
    await close()
  })

  it('begins with a link over the masthead to the story', async () => {
    const { page, close } = await visit(browser, siteUrl + (await pathOf(name)), light)
    await page.keyboard.press('Tab')
    expect(await focusStop(page)).toMatchObject({ tag: expect.stringContaining('href="#main"'), isInWindow: true })
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => location.hash === '#main')
    await page.keyboard.press('Tab')
    expect(await focusStop(page)).toMatchObject({ isInMain: true })
    await close()
  })
})

describe('the script of an article', () => {
  // `random`: decides whether the vitals of this view are measured, as those of one in ten are.
  const weigh = async (name: NameOfKind, random = 0.99) => {
    const reader = await visit(browser, siteUrl + (await pathOf(name)), { ...light, ...phone }, (page) =>
      page.addInitScript(`Math.random = () => ${random}`),
    )
    const loaded = [...reader.loadedScripts.values()].reduce((sum, bytes) => sum + bytes, 0)
    const kilobytes = (loaded + (await inlineScriptBytes(reader.page))) / 1024
    say(`Script of ${name}: ${kilobytes.toFixed(1)} KB gzip in ${reader.loadedScripts.size} files`)
    await reader.close()
    return kilobytes
  }

  it(`weighs at most ${budgets.still} KB where nothing in it is interactive`, async () => {
    expect(await weigh('a story')).toBeLessThanOrEqual(budgets.still)
  })

  it(`weighs at most ${budgets.measured} KB where the vitals of a view are measured, too`, async () => {
    const kilobytes = await weigh('a story', 0.01)
    expect(kilobytes).toBeGreaterThan(await weigh('a story'))
    expect(kilobytes).toBeLessThanOrEqual(budgets.measured)
  })

  it(`weighs at most ${budgets.gallery} KB with a gallery (the aim is ${budgets.aim})`, async () => {
    const kilobytes = await weigh('a story with a gallery')
    expect(kilobytes).toBeGreaterThan(0)
    expect(kilobytes).toBeLessThanOrEqual(budgets.gallery)
  })
})

function say(line: string): void {
  process.stderr.write(`${line}\n`)
}
