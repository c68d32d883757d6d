import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { BrowserContext, Page, Route } from 'playwright-core'
import { type DeskBrowser, openDeskBrowser } from './deskBrowser.ts'
import { logIn, sharedNewsroom } from './newsroom.ts'

const newsroom = sharedNewsroom()
const list = `${newsroom.cmsUrl}/admin/collections/posts`

let browser: DeskBrowser
let context: BrowserContext
let page: Page

beforeAll(async () => {
  browser = await openDeskBrowser()
  context = await browser.newContext()
  const first = await context.newPage()
  await logIn(first, newsroom, 'editor')
  await first.close()
})

beforeEach(async () => {
  page = await context.newPage()
})

afterAll(async () => {
  await browser.close()
})

const incomplete = () => page.getByText('Part of this page did not arrive')

// Waits until the page says that it is not whole, and asks for it once more.
async function reload(): Promise<void> {
  await incomplete().waitFor()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Reload' }).click()
}

const isThere = () => page.getByRole('heading', { name: 'Posts' }).first().waitFor()

describe('a page of the back office that does not arrive whole', () => {
  it.each([
    ['scripts', /\.js$/],
    ['style sheets', /\.css$/],
  ])('says so when one of its %s is missing, and comes whole when it is asked for again', async (_, name) => {
    const urls: string[] = []
    await page.route(name, async (route) => {
      urls.push(route.request().url())
      await (route.request().url() === urls[0] ? route.abort() : route.continue())
    })
    await page.goto(list)
    await reload()
    await isThere()
    expect(await incomplete().count()).toBe(0)
    await page.close()
  })

  it('says so when its end is missing', async () => {
    await page.route(list, async (route) => {
      const response = await route.fetch()
      const text = await response.text()
      await route.fulfill({ response, body: text.slice(0, text.length * 0.9) })
    })
    await page.goto(list)
    await reload()
    await isThere()
    await page.close()
  })

  it('says so when it does not come to life in good time, and no more once it does', async () => {
    await page.clock.install()
    const late: Route[] = []
    let isLate = true
    await page.route(/\.js$/, (route) => {
      if (!isLate) return route.continue()
      late.push(route)
    })
    await page.goto(list, { waitUntil: 'commit' })
    await page.getByRole('heading', { name: 'Posts' }).first().waitFor()
    await page.clock.fastForward(15_000)
    await incomplete().waitFor()
    isLate = false
    for (const route of late) await route.continue()
    await page.waitForFunction(() => document.documentElement.dataset.arrived)
    expect(await incomplete().count()).toBe(0)
    await page.close()
  })
})
