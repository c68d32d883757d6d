import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { z } from 'zod'
import { hasJava } from '#scripts/test/systemPrograms.ts'
import { inGateOrSoak } from '#tests/soak.ts'
import { accessibilityFaults } from './accessibility.ts'
import { focusStop, tabThrough } from './keyboard.ts'
import { pageQuality } from './lighthouse.ts'
import { openBrowser, sharedNewsroom } from './newsroom.ts'
import { htmlErrors } from './nuChecker.ts'
import { inlineScriptBytes, layoutShifts, type ReaderDevice, type ReaderVisit, visit } from './readerVisit.ts'
import { type SlowSite, startSlowSite } from './slowSite.ts'

const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 900 }
const light: ReaderDevice = { name: 'light', colorScheme: 'light', ...desk }
const devices: readonly ReaderDevice[] = [
  light,
  { name: 'dark', colorScheme: 'dark', ...desk },
  { name: 'light phone', colorScheme: 'light', ...phone },
  ...inGateOrSoak<ReaderDevice[]>([], [{ name: 'dark phone', colorScheme: 'dark', ...phone }]),
]

/** Kilobytes of script, gzip (architecture, "Readers' pages carry no framework"). */
const budgets = { still: 5, measured: 6, gallery: 100, aim: 40 }

/** Pages by the name of what they are; the articles are found once the newsroom is there. */
const pageNames = ['home', 'article', 'gallery article', 'section', 'not found'] as const
type PageName = (typeof pageNames)[number]

jest.setTimeout(300_000)

let browser: Browser
let folder: string
let urls: Record<PageName, string>

beforeAll(async () => {
  const { cmsUrl, siteUrl } = sharedNewsroom()
  browser = await openBrowser()
  folder = await mkdtemp(join(tmpdir(), 'citydesk-quality-'))
  urls = await pagesOf(cmsUrl, siteUrl)
})

afterAll(async () => {
  await browser?.close()
  if (folder) await rm(folder, { recursive: true, force: true })
})

describe('fonts that come long after the page', () => {
  /** Longer than any browser waits for a font before it shows the text. */
  const late = 600

  it.each([light, { ...light, ...phone }])('move nothing on home, $width pixels wide', async (device) => {
    const reader = await visit(browser, urls.home, device, (page) =>
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
    slow = await startSlowSite(sharedNewsroom().siteUrl)
  })
  afterAll(() => slow?.stop())

  it.each([light, { ...light, ...phone }])('does not move, $width pixels wide', async (device) => {
    const reader = await visit(browser, slow.url + new URL(urls.article).pathname, device)
    const shifts = await layoutShifts(reader.page)
    await reader.close()
    expect({ total: shifts.reduce((sum, { value }) => sum + value, 0).toFixed(3), shifts }).toEqual({
      total: '0.000',
      shifts,
    })
  })
})

describe.each(pageNames)('the page "%s"', (name) => {
  describe.each(devices)('$name', (device) => {
    let reader: ReaderVisit
    beforeAll(async () => {
      reader = await visit(browser, urls[name], device)
    })
    afterAll(() => reader?.close())

    it('is there without an error of a script, a policy or a request', () => {
      expect(reader.status).toBe(name === 'not found' ? 404 : 200)
      expect(reader.complaints).toEqual([])
    })

    it('does not move while it loads', async () => {
      const shifts = await layoutShifts(reader.page)
      const total = shifts.reduce((sum, { value }) => sum + value, 0)
      // As browsers tell it, to three places: letters of another font are never quite as wide.
      expect({ total: total.toFixed(3), shifts }).toEqual({ total: '0.000', shifts })
    })

    it('has no fault that axe can find', async () => {
      expect(await accessibilityFaults(reader.page)).toEqual([])
    })
  })

  it('fits a window of 320 pixels without scrolling sideways', async () => {
    const { page, close } = await visit(browser, urls[name], { ...light, width: 320, height: 600 })
    const wide = await page.evaluate(() => {
      const elements = document.documentElement.scrollWidth > innerWidth ? [...document.querySelectorAll('body *')] : []
      const isWide = (element: Element) => element.getBoundingClientRect().right > innerWidth
      return elements.filter(isWide).map(({ tagName, className }) => `${tagName} ${className}`)
    })
    expect(wide).toEqual([])
    await close()
  })

  it('can be gone through with the keyboard, and shows where it is', async () => {
    const { page, close } = await visit(browser, urls[name], light)
    const stops = await tabThrough(page)
    expect(stops.length).toBeGreaterThan(5)
    expect(stops.filter(({ isMarked, isInWindow }) => !isMarked || !isInWindow)).toEqual([])
    await close()
  })

  it('begins with a link over the masthead to the story', async () => {
    const { page, close } = await visit(browser, urls[name], light)
    await page.keyboard.press('Tab')
    expect(await focusStop(page)).toMatchObject({ tag: expect.stringContaining('href="#main"'), isInWindow: true })
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => location.hash === '#main')
    await page.keyboard.press('Tab')
    expect(await focusStop(page)).toMatchObject({ isInMain: true })
    await close()
  })
})

const itWithJava = hasJava() ? it : it.skip
itWithJava('the Nu checker finds no error in any page (skipped where there is no Java)', async () => {
  const pages = new Map<string, string>()
  for (const name of pageNames) pages.set(name.replaceAll(' ', '-'), await (await fetch(urls[name])).text())
  expect(await htmlErrors(pages, folder)).toEqual([])
})

describe('the script of an article', () => {
  /** @param random decides whether the vitals of this view are measured, as those of one in ten are */
  const weigh = async (name: PageName, random = 0.99) => {
    const reader = await visit(browser, urls[name], devices[2] ?? light, (page) =>
      page.addInitScript(`Math.random = () => ${random}`),
    )
    const loaded = [...reader.loadedScripts.values()].reduce((sum, bytes) => sum + bytes, 0)
    const kilobytes = (loaded + (await inlineScriptBytes(reader.page))) / 1024
    say(`Script of the page "${name}": ${kilobytes.toFixed(1)} KB gzip in ${reader.loadedScripts.size} files`)
    await reader.close()
    return kilobytes
  }

  it(`weighs at most ${budgets.still} KB where nothing in it is interactive`, async () => {
    expect(await weigh('article')).toBeLessThanOrEqual(budgets.still)
  })

  it(`weighs at most ${budgets.measured} KB where the vitals of a view are measured, too`, async () => {
    const kilobytes = await weigh('article', 0.01)
    expect(kilobytes).toBeGreaterThan(await weigh('article'))
    expect(kilobytes).toBeLessThanOrEqual(budgets.measured)
  })

  it(`weighs at most ${budgets.gallery} KB with a gallery (the aim is ${budgets.aim})`, async () => {
    const kilobytes = await weigh('gallery article')
    expect(kilobytes).toBeGreaterThan(0)
    expect(kilobytes).toBeLessThanOrEqual(budgets.gallery)
  })
})

describe('Lighthouse on a phone', () => {
  // Speed is measured by the benchmark: no time decides a test.
  it.each(inGateOrSoak<PageName[]>(['gallery article'], ['home', 'article', 'gallery article', 'section']))(
    'has nothing to say against the accessibility, the practices and the findability of "%s"',
    async (name) => {
      const { scores, faults } = await pageQuality(urls[name])
      expect(faults).toEqual([])
      expect(scores).toEqual({ accessibility: 100, bestPractices: 100, seo: 100 })
    },
  )
})

/** Numbers for the person who reads along. */
function say(line: string): void {
  process.stderr.write(`${line}\n`)
}

const postList = z.object({
  docs: z.array(z.object({ path: z.string(), blocks: z.unknown() })),
})
const sectionList = z.object({ docs: z.array(z.object({ slug: z.string() })).min(1) })

/** One page of each kind, out of what the demo newsroom has published. */
async function pagesOf(cmsUrl: string, siteUrl: string): Promise<Record<PageName, string>> {
  const read = async (path: string) => (await fetch(`${cmsUrl}/api${path}`)).json()
  const { docs: posts } = postList.parse(await read('/posts?limit=50&depth=0&sort=-publishDateTime'))
  const { docs: sections } = sectionList.parse(await read('/sections?limit=1&depth=0&where[type][not_equals]=show'))
  const isInteractive = ({ blocks }: { blocks?: unknown }) =>
    JSON.stringify(blocks ?? null).includes('"type":"gallery"')
  const pathOf = (post: { path: string } | undefined, what: string) => {
    if (!post) throw new Error(`The demo has no published article ${what} a gallery`)
    return siteUrl + post.path
  }
  return {
    home: `${siteUrl}/`,
    article: pathOf(
      posts.find((post) => !isInteractive(post)),
      'without',
    ),
    'gallery article': pathOf(posts.find(isInteractive), 'with'),
    section: `${siteUrl}/section/${sections[0]?.slug}`,
    'not found': `${siteUrl}/2020/01/01/never-written`,
  }
}
