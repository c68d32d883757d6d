import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { z } from 'zod'
import { openBrowser, sharedNewsroom } from './newsroom.ts'

const newsroom = sharedNewsroom()
const found = z.object({ docs: z.tuple([z.object({ id: z.number(), path: z.string(), headline: z.string() })]) })

let browser: Browser
let page: Page
let story: z.output<typeof found>['docs'][0]

beforeAll(async () => {
  browser = await openBrowser()
  page = await browser.newPage()
  const query = 'depth=0&limit=1&where[language][equals]=he'
  story = found.parse(await (await fetch(`${newsroom.cmsUrl}/api/posts?${query}`)).json()).docs[0]
})
afterAll(() => browser?.close())

describe('a story in Hebrew', () => {
  it('is read from right to left in a paper that is not', async () => {
    await page.goto(newsroom.siteUrl + story.path)
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    const article = page.locator('article.article')
    expect([await article.getAttribute('lang'), await article.getAttribute('dir')]).toEqual(['he', 'rtl'])
    const sides = await article
      .locator('.story p')
      .first()
      .evaluate((line) => {
        const text = document.createRange()
        text.selectNodeContents(line)
        const box = line.getBoundingClientRect()
        const last = [...text.getClientRects()].at(-1)
        return { start: Math.round(box.right - (last?.right ?? 0)), end: Math.round((last?.left ?? 0) - box.left) }
      })
    expect(sides.start).toBe(0)
    expect(sides.end).toBeGreaterThan(0)
  })

  it('is declared in the feed', async () => {
    const feed = await (await fetch(`${newsroom.siteUrl}/section/arts-life/feed.xml`)).text()
    expect(feed).toContain('<language>en</language>')
    expect(feed).toContain('<dc:language>he</dc:language>')
    expect(feed).toContain('&lt;div lang=&quot;he&quot; dir=&quot;rtl&quot;&gt;')
  })
})
