import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { z } from 'zod'
import { accessibilityFaults } from './accessibility.ts'
import { openBrowser, sharedNewsroom } from './newsroom.ts'

const { siteUrl, cmsUrl } = sharedNewsroom()
const found = z.object({ docs: z.tuple([z.object({ path: z.string() })]) })

let browser: Browser
let page: Page

// Returns the path of a demo story.
async function pathOf(slug: string): Promise<string> {
  const answer = await fetch(`${cmsUrl}/api/posts?depth=0&limit=1&where[slug][equals]=${slug}`)
  return found.parse(await answer.json()).docs[0].path
}

beforeAll(async () => {
  browser = await openBrowser()
  page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
})
afterAll(() => browser?.close())

// Returns the links of a page that a finger cannot hit: less than 44 px high or wide is what takes a touch. Links
// inside of running text are left out, as WCAG does.
const smallTargets = (): Promise<string[]> =>
  page.evaluate(() => {
    const min = 44
    const running =
      '.story p a, .story li a, figcaption a, .article__dek a, .listing__description a, .newsletters p a, .newsletter-signup p a'
    const skipped = new Set(document.querySelectorAll(running))
    const visible = [...document.querySelectorAll<HTMLElement>('a[href], button, summary, input')].filter((element) => {
      const { width, height } = element.getBoundingClientRect()
      return (
        element.checkVisibility({ visibilityProperty: true }) &&
        width > 0 &&
        height > 0 &&
        !skipped.has(element) &&
        element.tabIndex >= 0 &&
        element.closest('.skip-link') === null
      )
    })
    // A label takes the touches of the input that it holds.
    return visible
      .map((element) => element.closest('label') ?? element)
      .flatMap((element) => {
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        const [box] = element.getClientRects()
        if (!box) return []
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
        const isHit = (atX: number, atY: number) => {
          const hit = document.elementFromPoint(atX, atY)
          return hit !== null && element.contains(hit)
        }
        const reach = (stepX: number, stepY: number): number => {
          let steps = 0
          while (steps < min && isHit(x + stepX * (steps + 1), y + stepY * (steps + 1))) steps += 1
          return steps
        }
        const size = { width: reach(-1, 0) + reach(1, 0) + 1, height: reach(0, -1) + reach(0, 1) + 1 }
        const isLarge = size.width >= Math.min(min, 24) && size.height >= min - 1
        return isLarge
          ? []
          : [`${element.className || element.tagName} "${element.textContent.trim()}" ${size.width} × ${size.height}`]
      })
  })

describe.each(['web fonts', 'fonts of the device'])('what fingers touch is at least 44 px high with %s', (fonts) => {
  // Fonts are optional: on a slow line the first page is shown in those of the device.
  beforeAll(() => (fonts === 'web fonts' ? undefined : page.route(/woff2/, (route) => route.abort())))
  afterAll(() => page.unrouteAll())

  it.each(['/', '/section/harbor', '/podcasts', '/podcasts/slack-tide', '/author/lena-okafor-marsh', '/newsletters'])(
    'at %s',
    async (path) => {
      await page.goto(siteUrl + path)
      expect(await smallTargets()).toEqual([])
    },
  )

  it.each(['council-approves-cannery-homes', 'slack-tide-the-lead-line'])('in the story %s', async (slug) => {
    await page.goto(siteUrl + (await pathOf(slug)))
    expect(await smallTargets()).toEqual([])
  })
})

describe('the list of podcasts', () => {
  it('has each show with its cover, what it is about and its newest episode, and is found from every page', async () => {
    await page.goto(`${siteUrl}/section/harbor`)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Podcasts' }).click()
    await page.waitForURL('**/podcasts')
    const show = page.locator('.podcasts__show')
    expect(await show.getByRole('heading', { name: 'Slack Tide' }).count()).toBe(1)
    expect(await show.locator('img').count()).toBe(1)
    expect(await show.locator('.podcasts__episode').textContent()).toBe(
      'Slack Tide: The man who wrote the depth on the wall',
    )
    const sitemap = await (await fetch(`${siteUrl}/sitemap-1.xml`)).text()
    expect(sitemap).toContain(`<loc>${siteUrl}/podcasts</loc>`)
  })
})

describe('the page of a podcast', () => {
  it('has its wide logo on its own colour, what it is part of, and where to listen', async () => {
    await page.goto(`${siteUrl}/podcasts/slack-tide`)
    const header = page.locator('.listing__header--coloured')
    expect(await header.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(29, 59, 84)')
    const logo = header.locator('.listing__wide-logo img')
    expect(await logo.evaluate((image: HTMLImageElement) => image.width > image.height)).toBe(true)
    expect(await header.getByRole('link', { name: 'Podcasts' }).getAttribute('href')).toBe('/podcasts')
    expect(await header.getByText('See All Episodes').count()).toBe(1)
  })
})

describe('a story', () => {
  it('shows the way up where that is more than a section, and search engines get the same', async () => {
    await page.goto(siteUrl + (await pathOf('slack-tide-the-lead-line')))
    const steps = await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').allTextContents()
    expect(steps).toEqual(['Home', 'Podcasts', 'Slack Tide'])
    const data = (await page.locator('script[type="application/ld+json"]').textContent()) ?? ''
    expect([...data.matchAll(/"position":\d,"name":"([^"]+)"/g)].map(([, name]) => name)).toEqual([
      ...steps,
      'Slack Tide: The man who wrote the depth on the wall',
    ])
  })

  it.each([
    'council-approves-cannery-homes',
    'a-day-aboard-the-kittiwake',
    'winterize-a-small-boat',
    'slack-tide-the-lead-line',
  ])('shows its headline and the beginning of its dek in the first screen, whatever its picture: %s', async (slug) => {
    const path = await pathOf(slug)
    for (const size of [
      { width: 1366, height: 768 },
      { width: 1920, height: 1080 },
      { width: 390, height: 844 },
    ]) {
      const reader = await browser.newPage({ viewport: size })
      await reader.goto(siteUrl + path)
      expect(await reader.locator('.article--picture-first').count()).toBe(1)
      for (const shape of ['auto', '3 / 1', '1 / 1', '2 / 3']) {
        await reader.locator('.lead-media__image').evaluate((image: HTMLElement, shape) => {
          image.style.aspectRatio = shape
        }, shape)
        const dek = await reader.locator('.article__dek').boundingBox()
        expect([size, shape, Number(dek?.y) + 30 <= size.height]).toEqual([size, shape, true])
      }
      await reader.close()
    }
  })

  it('introduces its author beside the headline and below the story, and says what was corrected', async () => {
    await page.goto(siteUrl + (await pathOf('council-approves-cannery-homes')))
    expect(await page.locator('.byline__portrait img').count()).toBe(1)
    expect(await page.locator('.byline__authors').textContent()).toBe('By Lena Okafor-Marsh, city hall reporter')
    const box = page.getByRole('region', { name: 'About the author' })
    expect(await box.textContent()).toContain('She reads budgets from the back.')
    expect(await box.getByRole('link', { name: 'lena@foghorn.example.com' }).count()).toBe(1)
    await page.locator('a.byline__updated').click()
    expect(await page.locator('#corrections').textContent()).toContain('It is 2.3 acres, not 3.2.')
    expect(await page.locator('table.table__grid').count()).toBe(1)
  })

  it('offers search engines its picture in three shapes, each of which is there in that shape', async () => {
    await page.goto(siteUrl + (await pathOf('council-approves-cannery-homes')))
    const data = (await page.locator('script[type="application/ld+json"]').textContent()) ?? ''
    const { image } = z
      .object({ '@graph': z.array(z.object({ image: z.array(z.string()).optional() })) })
      .parse(JSON.parse(data))['@graph'][0] ?? { image: [] }
    const ratios = await Promise.all(
      (image ?? []).map(async (url) => {
        const answer = await fetch(url)
        expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
        const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
        return (width / height).toFixed(2)
      }),
    )
    expect(ratios).toEqual(['1.00', '1.33', '1.78'])
    expect((await fetch((image ?? [])[0]?.replace('1x1', '2x1') ?? '')).status).toBe(404)
  })
})

describe('a long story', () => {
  const guide = 'special-election-guide'
  const bar = () => page.locator('.story-bar')
  const barIs = (isShown: boolean) =>
    page.waitForFunction(
      (wanted) => document.querySelector('.story-bar')?.checkVisibility({ visibilityProperty: true }) === wanted,
      isShown,
    )
  // Scrolls, and waits until the page knows: two ways in one frame would be one.
  const scrollTo = (top: number) =>
    page.evaluate(async (top) => {
      window.scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }, top)
  // Scrolls up until an element stands at a place in the window.
  const scrollUpTo = async (selector: string, place: number) => {
    const box = await page.locator(selector).first().boundingBox()
    const top = (await page.evaluate(() => scrollY)) + Number(box?.y) - place
    await scrollTo(top + 100)
    await scrollTo(top)
  }
  beforeAll(async () => {
    await page.goto(siteUrl + (await pathOf(guide)))
  })

  it('says how long it takes to read', async () => {
    expect(await page.locator('.byline__length').textContent()).toMatch(/^\d+ min read$/)
  })

  it('has a bar that comes on scrolling up, and goes on scrolling down and at the headline', async () => {
    await barIs(false)
    await scrollTo(2000)
    await barIs(false)
    await scrollTo(1900)
    await barIs(true)
    expect(await accessibilityFaults(page)).toEqual([])
    await scrollTo(2200)
    await barIs(false)
    await scrollTo(2100)
    await barIs(true)
    await scrollTo(0)
    await barIs(false)
  })

  it('leads to a section from the bar, which does not cover it', async () => {
    await scrollTo(3000)
    await scrollTo(2900)
    await bar().getByText('In this story').click()
    await bar().getByRole('link', { name: 'Measure A: the library levy' }).click()
    await barIs(true)
    const heading = page.getByRole('heading', { name: 'Measure A: the library levy' })
    const below = async () => Number((await heading.boundingBox())?.y) - Number((await bar().boundingBox())?.height)
    expect(await below()).toBeGreaterThanOrEqual(0)
    expect(await bar().getByRole('link', { name: 'Measure A: the library levy' }).isVisible()).toBe(false)
  })

  it('keeps the bar while that has the focus, and never lays it on what has the focus', async () => {
    await scrollTo(2000)
    await scrollTo(1900)
    await barIs(true)
    await bar().getByRole('link').first().focus()
    await scrollTo(2400)
    await barIs(true)
    const inText = '.article__body p a'
    await page.locator(inText).first().focus()
    await scrollUpTo(inText, 10)
    await barIs(false)
    await scrollUpTo(inText, 300)
    await barIs(true)
  })

  it('leads to its sections without script', async () => {
    const reader = await browser.newPage({ javaScriptEnabled: false })
    await reader.goto(siteUrl + (await pathOf(guide)))
    const contents = reader.getByRole('navigation', { name: 'In this story' })
    await contents.getByText('In this story').click()
    const titles = await contents.getByRole('link').allTextContents()
    expect(titles).toEqual([
      'Measure A: the library levy',
      'Measure B: the harbor bond',
      'Measure C: short-term rentals',
      'Ward 4: two candidates for one seat',
      'How to vote',
    ])
    await contents.getByRole('link', { name: 'How to vote' }).click()
    expect(await reader.locator('h2:target').textContent()).toBe('How to vote')
    expect(await reader.locator('.story-bar').isVisible()).toBe(false)
    await reader.close()
  })
})

describe('the colors that a reader chooses', () => {
  const light = 'rgb(255, 255, 255)'
  const dark = 'rgb(18, 18, 18)'
  const paperOf = (reader: Page) => reader.evaluate(() => getComputedStyle(document.body).backgroundColor)

  it('hold on every page from its first moment and in other windows, until the system decides again', async () => {
    const context = await browser.newContext({ colorScheme: 'light' })
    await context.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return
        document.documentElement.dataset.first = document.documentElement.dataset.scheme
        observer.disconnect()
      }).observe(document, { childList: true, subtree: true })
    })
    const reader = await context.newPage()
    const other = await context.newPage()
    const choice = (name: string) => reader.getByRole('group', { name: 'Colors' }).getByRole('radio', { name })
    await other.goto(`${siteUrl}/search`)
    await reader.goto(siteUrl)
    expect(await choice('System').isChecked()).toBe(true)
    await choice('System').press('ArrowLeft')
    expect([await choice('Dark').isChecked(), await paperOf(reader)]).toEqual([true, dark])
    await other.waitForFunction((dark) => getComputedStyle(document.body).backgroundColor === dark, dark)
    for (const path of ['/section/harbor', '/nowhere', '/newsletters', await pathOf('winter-market')]) {
      await reader.goto(siteUrl + path)
      const first = await reader.evaluate(() => document.documentElement.dataset.first)
      expect([path, first, await paperOf(reader)]).toEqual([path, 'dark', dark])
      expect(await choice('Dark').isChecked()).toBe(true)
    }
    expect(await accessibilityFaults(reader)).toEqual([])
    const themes = await reader.$$eval('meta[name="theme-color"]', (metas: HTMLMetaElement[]) =>
      metas.filter(({ media }) => matchMedia(media).matches).map((meta) => meta.getAttribute('content')),
    )
    expect(themes).toEqual(['#121212'])
    await choice('System').check()
    expect(await paperOf(reader)).toBe(light)
    await reader.emulateMedia({ colorScheme: 'dark' })
    expect(await paperOf(reader)).toBe(dark)
    await choice('Light').check()
    expect(await paperOf(reader)).toBe(light)
    await context.close()
  })

  it('are not offered where no script runs, and are in no answer of the site', async () => {
    const reader = await browser.newPage({ javaScriptEnabled: false, colorScheme: 'dark' })
    await reader.goto(siteUrl)
    expect(await paperOf(reader)).toBe(dark)
    expect(await reader.locator('.scheme-switch').isVisible()).toBe(false)
    expect(await reader.locator('html').getAttribute('data-scheme')).toBeNull()
    await reader.close()
  })
})

describe('the icons of the site', () => {
  it('are drawn in their sizes, and the manifest names those that are there', async () => {
    await page.goto(siteUrl)
    const hrefs = await page.$$eval('link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]', (links) =>
      links.map((link) => link.getAttribute('href')),
    )
    expect(hrefs).toEqual(['/favicon.ico', '/apple-touch-icon.png', '/site.webmanifest'])
    const favicon = await fetch(`${siteUrl}/favicon.ico`)
    expect([favicon.status, favicon.headers.get('content-type')]).toEqual([200, 'image/x-icon'])
    const answer = await fetch(`${siteUrl}/site.webmanifest`)
    expect(answer.headers.get('content-type')).toMatch(/^application\/manifest\+json/)
    const manifest = z
      .object({
        name: z.string(),
        icons: z.array(z.object({ src: z.string(), sizes: z.string(), purpose: z.string() })),
      })
      .parse(await answer.json())
    expect(manifest.name).toBe('The Port Ellery Foghorn')
    for (const { src, sizes } of manifest.icons) {
      const { width, height, format } = await sharp(
        Buffer.from(await (await fetch(siteUrl + src)).arrayBuffer()),
      ).metadata()
      expect([format, `${width}x${height}`]).toEqual(['png', sizes])
    }
    const purposes = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)
    expect(purposes).toEqual(['192x192 any', '512x512 any', '512x512 maskable'])
  })
})
