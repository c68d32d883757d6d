import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { z } from 'zod'
import { accessibilityFaults } from './accessibility.ts'
import { openBrowser, sharedNewsroom } from './newsroom.ts'

const { siteUrl, cmsUrl } = sharedNewsroom()
const found = z.object({ docs: z.tuple([z.object({ path: z.string() })]) })

let browser: Browser
/** A phone. */
let page: Page

/** Returns the path of a demo story. */
async function pathOf(slug: string): Promise<string> {
  const answer = await fetch(`${cmsUrl}/api/posts?depth=0&limit=1&where[slug][equals]=${slug}`)
  return found.parse(await answer.json()).docs[0].path
}

beforeAll(async () => {
  browser = await openBrowser()
  page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
})
afterAll(() => browser?.close())

/**
 * Returns the links of a page that a finger cannot hit: less than 44 px high or wide is what takes a touch. Links inside of
 * running text are left out, as WCAG does.
 */
const smallTargets = (): Promise<string[]> =>
  page.evaluate(() => {
    const min = 44
    const running =
      '.story p a, .story li a, figcaption a, .article__dek a, .listing__description a, .newsletters p a, .newsletter-signup p a'
    const skipped = new Set(document.querySelectorAll(running))
    const visible = [...document.querySelectorAll<HTMLElement>('a[href], button, summary, input')].filter((element) => {
      const { width, height } = element.getBoundingClientRect()
      return (
        element.checkVisibility() &&
        width > 0 &&
        height > 0 &&
        !skipped.has(element) &&
        element.tabIndex >= 0 &&
        element.closest('.skip-link') === null
      )
    })
    return visible.flatMap((element) => {
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
    expect(await accessibilityFaults(page)).toEqual([])
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
    const told = (await page.locator('script[type="application/ld+json"]').textContent()) ?? ''
    expect([...told.matchAll(/"position":\d,"name":"([^"]+)"/g)].map(([, name]) => name)).toEqual([
      ...steps,
      'Slack Tide: The man who wrote the depth on the wall',
    ])
  })

  it('shows its headline and the beginning of its dek in the first screen, below its picture', async () => {
    const path = await pathOf('council-approves-cannery-homes')
    for (const size of [
      { width: 1366, height: 768 },
      { width: 390, height: 844 },
    ]) {
      const reader = await browser.newPage({ viewport: size })
      await reader.goto(siteUrl + path)
      expect(await reader.locator('.article--picture-first').count()).toBe(1)
      const dek = await reader.locator('.article__dek').boundingBox()
      expect(Number(dek?.y) + 20).toBeLessThanOrEqual(size.height)
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
    expect(await accessibilityFaults(page)).toEqual([])
  })

  it('offers search engines its picture in three shapes, each of which is there in that shape', async () => {
    await page.goto(siteUrl + (await pathOf('council-approves-cannery-homes')))
    const told = (await page.locator('script[type="application/ld+json"]').textContent()) ?? ''
    const { image } = z
      .object({ '@graph': z.array(z.object({ image: z.array(z.string()).optional() })) })
      .parse(JSON.parse(told))['@graph'][0] ?? { image: [] }
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
