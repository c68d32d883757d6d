import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { z } from 'zod'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { type ReaderEvent, readerBeacon } from '#contract/readerEvents.schema.ts'
import { storyViews } from '#plugins/numbers/numbers.schema.ts'
import { paragraphState } from '#tests/integration/paragraphState.ts'
import { until } from '#tests/until.ts'
import { accessibilityFaults } from './accessibility.ts'
import { addViews, removeViews } from './manyViews.ts'
import { logIn, openBrowser, sharedNewsroom } from './newsroom.ts'
import { removeDocuments } from './removeDocuments.ts'
import { openSection } from './storyPanel.ts'

const newsroom = sharedNewsroom()
const email = `reader-${Date.now().toString(36)}@harbour.example`
const title = `Read ${Date.now().toString(36)}`

// Chromium without a window names itself; readers' browsers do not, and bots are not counted.
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

let browser: Browser
let desk: Page
let reader: BrowserContext

const docs = <Doc extends z.ZodType>(doc: Doc) => z.object({ docs: z.array(doc) })

const ask = (method: string, path: string, body?: object): Promise<unknown> =>
  desk.evaluate(
    async ({ method, path, body }) => {
      const headers = { 'Content-Type': 'application/json' }
      const response = await fetch(`/api${path}`, { method, headers, body: body && JSON.stringify(body) })
      if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`)
      return response.json()
    },
    { method, path, body },
  )

beforeAll(async () => {
  browser = await openBrowser()
  desk = await (await browser.newContext()).newPage()
  reader = await browser.newContext({ userAgent, viewport: { width: 390, height: 844 } })
  await logIn(desk, newsroom, 'admin')
})

afterAll(async () => {
  try {
    await removeViews(newsroom.databaseUrl)
    const where = (field: string, value: string) => `where[${field}][equals]=${encodeURIComponent(value)}`
    await removeDocuments(desk, 'posts', where('headline', title))
    await removeDocuments(desk, 'newsletter-subscriptions', where('email', email))
    const pages = await ask('GET', `/pages?depth=0&draft=true&${where('title', title)}`)
    for (const { id } of docs(z.object({ id: z.number() })).parse(pages).docs) {
      await ask('POST', `/pages/${id}/trash`, {})
      await ask('DELETE', `/pages/${id}?trash=true`)
    }
  } finally {
    await browser?.close()
  }
})

describe('a newsletter', () => {
  const subscriptions = async () => {
    const answer = await ask('GET', `/newsletter-subscriptions?depth=0&where[email][equals]=${email}`)
    return docs(z.object({ id: z.number(), state: z.string() })).parse(answer).docs
  }

  it('is subscribed to with its form; without e-mail it begins at once', async () => {
    const page = await reader.newPage()
    await page.goto(`${newsroom.siteUrl}/newsletters`)
    const form = page.locator('.newsletter-signup').first()
    await form.scrollIntoViewIfNeeded()
    await page.locator('[data-island="newsletter-signup"][data-island-state="hydrated"]').first().waitFor()
    await form.getByRole('textbox', { name: 'E-mail' }).fill(email.toUpperCase())
    await form.getByRole('button', { name: 'Sign Up' }).click()
    await form.getByText('Thanks for signing up!').waitFor()
    expect(await subscriptions()).toMatchObject([{ state: 'confirmed' }])
    await page.close()
  })

  it('is subscribed to without script, and a page says what came of it', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${newsroom.siteUrl}/newsletters`)
    const form = page.locator('.newsletter-signup').first()
    await form.getByRole('textbox', { name: 'E-mail' }).fill(email)
    await form.getByRole('button', { name: 'Sign Up' }).click()
    await page.getByRole('heading', { name: 'Thanks for signing up!' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/subscription/thanks')
    expect(await subscriptions()).toHaveLength(1)
    await context.close()
  })

  it('is refused in words for every caller, and an invalid link leads nowhere', async () => {
    const call = (body: object) =>
      reader.request.post(`${newsroom.siteUrl}/api/newsletters/subscribe`, { data: body, failOnStatusCode: false })
    const refused = await call({ email: 'nobody', newsletters: ['There is none'], source: 'test' })
    expect([refused.status(), await refused.json()]).toMatchObject([400, { errors: [{ field: 'email' }] }])
    const send = (data: string) =>
      reader.request.post(`${newsroom.siteUrl}/api/newsletters/subscribe`, {
        data: Buffer.from(data),
        headers: { 'Content-Type': 'application/json' },
        failOnStatusCode: false,
      })
    const broken = await send('{"email":')
    expect([broken.status(), await broken.json()]).toMatchObject([400, { errors: [{ field: '' }] }])
    const long = await send(JSON.stringify({ email: 'a'.repeat(20_000) }))
    expect([long.status(), await long.json()]).toMatchObject([413, { errors: [{ message: 'This is too long.' }] }])
    const page = await reader.newPage()
    const answer = await page.goto(`${newsroom.siteUrl}/subscription/confirm?token=nonsense`)
    expect(answer?.status()).toBe(404)
    await page.getByRole('heading', { name: 'This link leads nowhere any more' }).waitFor()
    await page.close()
  })
})

describe('a story', () => {
  it('is counted when it is read, and stands in Most Read', async () => {
    // Its own story: of one address, five views of a story count in an hour.
    const idsOf = async (path: string) =>
      docs(z.object({ id: z.number() }))
        .parse(await ask('GET', path))
        .docs.map(({ id }) => id)
    const [websiteImage] = await idsOf('/media?depth=0&limit=1&where[scheme][equals]=image')
    const tags = await idsOf('/tags?depth=0&limit=2')
    const subhead = paragraphState('Three readers open this story.')
    const data = { headline: title, subhead, type: 'article', tags, websiteImage }
    const { doc: draft } = z
      .object({ doc: z.object({ id: z.number() }) })
      .parse(await ask('POST', '/posts?depth=0', data))
    await ask('POST', `/posts/${draft.id}/publish`, {})
    const story = z
      .object({ id: z.number(), path: z.string(), headline: z.string() })
      .parse(await ask('GET', `/posts/${draft.id}?depth=0`))
    const answered = z.object({ result: z.object({ data: z.object({ result: z.array(storyViews) }) }) })
    const views = async () => {
      const input = encodeURIComponent(JSON.stringify({ ids: [String(story.id)] }))
      const { result } = answered.parse(await ask('GET', `/rpc/numbers.getStories?input=${input}`))
      return result.data.result[0]?.day ?? 0
    }
    const read =
      '/posts?depth=0&limit=1&sort=publishDateTime&where[_status][equals]=published&where[type][equals]=article'
    const [before] = docs(z.object({ id: z.number(), path: z.string() })).parse(await ask('GET', read)).docs
    const page = await reader.newPage()
    for (const referer of ['https://search.example/', `${newsroom.siteUrl}/`, newsroom.siteUrl + before?.path]) {
      const beacon = page.waitForResponse((response) => response.url().endsWith('/api/beacon'))
      await page.goto(newsroom.siteUrl + story.path, { referer })
      expect((await beacon).status()).toBe(204)
    }
    expect(await until('the views are counted', views, (count) => count >= 3)).toBe(3)
    await addViews(newsroom.databaseUrl, new Map([[story.id, 1_000_000]]))

    const body = lexicalFromBlocks([blockFixture('most-popular')])
    const made = z
      .object({ doc: z.object({ id: z.number(), slug: z.string() }) })
      .parse(await ask('POST', '/pages?depth=0', { title, body }))
    await ask('POST', `/pages/${made.doc.id}/publish`, {})
    await page.goto(`${newsroom.siteUrl}/${made.doc.slug}`)
    const list = page.locator('.most-popular')
    await list.getByRole('heading', { name: 'Most Read' }).waitFor()
    await list.getByRole('link', { name: story.headline }).waitFor()

    // What the newsroom sees of it: on the screen of numbers, in the list, and beside the story.
    await desk.goto(`${newsroom.cmsUrl}/admin/numbers`)
    const stories30 = desk.getByRole('region', { name: 'Stories' }).first()
    await stories30.getByRole('link', { name: story.headline }).waitFor()
    expect(await desk.title()).toMatch(/^Numbers /)
    expect(await accessibilityFaults(desk)).toEqual([])
    await desk.getByRole('radio', { name: /Last 30 days/ }).check()
    await desk.getByText('30 days before', { exact: true }).first().waitFor()
    await desk.getByText('Show as a table').click()
    await desk.getByRole('columnheader', { name: '30 days before' }).waitFor()
    await desk.getByRole('link', { name: 'For the wall' }).click()
    await desk.getByRole('list', { name: 'Most read in the last 30 minutes' }).getByRole('listitem').first().waitFor()
    expect(await desk.getByRole('navigation').count()).toBe(0)
    expect(await accessibilityFaults(desk)).toEqual([])
    await wallSaysThatItIsOld()
    await desk.getByRole('link', { name: 'All numbers' }).click()
    await desk.getByRole('radio', { name: /Last 30 days/ }).check()
    const [file] = await Promise.all([
      desk.waitForEvent('download'),
      desk.getByRole('link', { name: 'Export as CSV' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('numbers-month.csv')
    await desk.goto(`${newsroom.cmsUrl}/admin/collections/posts?keyword=${encodeURIComponent(story.headline)}`)
    await desk.locator(`tr[data-id="${story.id}"] .story-views`).waitFor()
    await desk.goto(`${newsroom.cmsUrl}/admin/collections/posts/${before?.id}`)
    await openSection(desk, 'Publication')
    await desk.getByText('What they read next, in 7 days').waitFor()
    await desk.getByRole('listitem').getByRole('link', { name: story.headline }).waitFor()
    await desk.goto(`${newsroom.cmsUrl}/admin/collections/fronts/1`)
    await desk
      .getByText(/ · \d+% read on/)
      .first()
      .waitFor()
    await desk.goto(`${newsroom.cmsUrl}/admin`)
    await page.close()
  })

  // The back office hangs: no answer, and no error either.
  const wallSaysThatItIsOld = async () => {
    const wall = await desk.context().newPage()
    await wall.clock.install()
    await wall.goto(`${newsroom.cmsUrl}/admin/numbers/board`)
    await wall.getByRole('heading', { name: 'Numbers' }).waitFor()
    await wall.route('**/numbers.getNumbers*', () => undefined)
    await wall.clock.runFor(15_000)
    expect(await wall.getByText('Nothing new since').count()).toBe(0)
    await wall.clock.runFor(30_000)
    await wall.getByRole('alert').getByText('Nothing new since').waitFor()
    await wall.close()
  }

  it('reports depth, clicks and shares with their places, and of a loading page nothing', async () => {
    const page = await reader.newPage()
    const events: ReaderEvent[] = []
    page.on('request', (request) => {
      if (!request.url().endsWith('/api/beacon')) return
      events.push(...readerBeacon.parse(JSON.parse(request.postData() ?? '')).events)
    })
    // Links are held, so that the page stays; every page view is sampled for its vitals.
    await page.addInitScript(() => {
      Math.random = () => 0
      document.addEventListener('click', (event) => event.preventDefault(), true)
    })
    await page.goto(newsroom.siteUrl)
    await page.locator('.front a[data-place]').first().click()
    await until('the click is reported', () => events.find(({ name }) => name === 'click'))
    await until('a vital is reported', () => events.find(({ name }) => name === 'web_vital'))
    const path = await page.locator('.front .teaser__headline a').first().getAttribute('href')
    await page.goto(newsroom.siteUrl + path)
    await page.getByRole('link', { name: /Facebook/ }).click()
    await until('the share is reported', () => events.find(({ name }) => name === 'share'))
    await page.locator('.article__footer').scrollIntoViewIfNeeded()
    await until('the depth is reported', () => events.find(({ name }) => name === 'read_depth'))
    expect(events.filter(({ name }) => name === 'view').length).toBe(2)
    await page.close()
  })

  it('reports the time in which it is read every 15 seconds, without that of readers who are idle or away', async () => {
    const page = await reader.newPage()
    await page.clock.install()
    const reported: number[] = []
    let readOn = 0
    page.on('request', (request) => {
      if (!request.url().endsWith('/api/beacon')) return
      const { events } = readerBeacon.parse(JSON.parse(request.postData() ?? ''))
      readOn += events.filter(({ name }) => name === 'read_on').length
      reported.push(...events.flatMap((event) => (event.name === 'engaged' ? Number(event.props.seconds) : [])))
    })
    const show = (visibilityState: 'visible' | 'hidden') =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'visibilityState', { value, configurable: true })
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
      }, visibilityState)
    const move = () => page.evaluate(() => dispatchEvent(new Event('pointermove')))
    const isReported = (seconds: number[]) =>
      until(`${seconds.join(', ')} seconds are reported`, () => reported.join() === seconds.join())

    await page.goto(newsroom.siteUrl)
    await page.goto(newsroom.siteUrl + (await page.locator('.front .teaser__headline a').first().getAttribute('href')))
    // Events wait two seconds for others.
    await page.clock.runFor(17_000)
    await isReported([15])
    await page.clock.runFor(60_000)
    await move()
    await page.clock.runFor(10_000)
    await show('hidden')
    await isReported([15, 10])
    await page.clock.runFor(60_000)
    await show('visible')
    await move()
    await page.clock.runFor(5_000)
    await show('hidden')
    await isReported([15, 10, 5])
    expect(readOn).toBe(1)
    await page.close()
  })

  it('says with its events whether the publication asks readers first', async () => {
    const setAsking = (asksConsent: boolean) => ask('POST', '/globals/settings', { privacy: { asksConsent } })
    const page = await reader.newPage()
    const consentFlags: boolean[] = []
    page.on('request', (request) => {
      if (!request.url().endsWith('/api/beacon')) return
      consentFlags.push(readerBeacon.parse(JSON.parse(request.postData() ?? '')).asksConsent)
    })
    const visit = async (asksConsent: boolean) => {
      await until('the page knows the setting', async () => {
        await page.goto(newsroom.siteUrl)
        return (await page.locator('.site-frame[data-consent]').count()) === Number(asksConsent)
      })
      consentFlags.length = 0
      await page.reload()
      await until('a view is reported', () => consentFlags.length > 0)
    }
    try {
      await visit(false)
      expect(consentFlags).not.toContain(true)
      await setAsking(true)
      await visit(true)
      expect(consentFlags).not.toContain(false)
      await page
        .getByRole('dialog', { name: 'Your privacy choices' })
        .getByRole('button', { name: 'Allow none' })
        .waitFor()
    } finally {
      await setAsking(false)
      await page.close()
    }
  })
})
