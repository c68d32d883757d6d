import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { z } from 'zod'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { accessibilityFaults } from './accessibility.ts'
import { type DeskBrowser, openDeskBrowser } from './deskBrowser.ts'
import { createReadyPost } from './lifecycle/readyPost.ts'
import { type RestPerson, signInByRest } from './lifecycle/restPerson.ts'
import { logIn, sharedNewsroom } from './newsroom.ts'
import { openStory } from './openStory.ts'
import { removeDocuments } from './removeDocuments.ts'
import { bodySelector } from './together/writer.page.ts'

const newsroom = sharedNewsroom()
const mark = Date.now().toString(36)
const paragraphs = (...contents: string[]) =>
  lexicalFromBlocks(contents.map((content) => blockFixture('paragraph', { content })))
// More than a window shows.
const longText = paragraphs(...Array.from({ length: 40 }, (_, index) => `Paragraph ${index} of the ferry.`))

let browser: DeskBrowser
let page: Page

const panel = () => page.getByRole('complementary', { name: 'Preview' })
const frame = () => page.frameLocator('.preview-panel iframe')
const story = () => frame().locator('.article')
const toggle = () => page.getByRole('button', { name: 'Preview', exact: true })
const background = () =>
  frame()
    .locator('body')
    .evaluate((body) => getComputedStyle(body).backgroundColor)

async function open(data: object): Promise<void> {
  await openStory(page, newsroom, data)
  await page.locator('.room__status', { hasText: 'Saved' }).waitFor()
  await page.locator(bodySelector).waitFor()
}

beforeAll(async () => {
  browser = await openDeskBrowser()
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  await logIn(page, newsroom, 'editor')
})
afterAll(async () => {
  try {
    await removeDocuments(page, 'posts', `where[headline][contains]=${mark}`)
  } finally {
    await browser?.close()
  }
})

describe('the preview of a story', () => {
  it('is beside the text, follows what is typed, and leads to the place that is clicked', async () => {
    await open({ headline: `Ferry ${mark}`, subhead: paragraphs('It sails.'), body: longText })
    await toggle().click()
    await story()
      .getByRole('heading', { name: `Ferry ${mark}` })
      .waitFor()

    await page.locator('#field-headline').focus()
    await page.keyboard.press('End')
    await page.keyboard.type(' stays')
    await story()
      .getByRole('heading', { name: `Ferry ${mark} stays` })
      .waitFor()

    // The frame keeps its place and its elements while another paragraph changes.
    const last = story().getByText('Paragraph 39 of the ferry.')
    await last.scrollIntoViewIfNeeded()
    await last.evaluate((element) => element.setAttribute('data-kept', ''))
    await last.click()
    await page.waitForFunction(
      (selector) => document.querySelector(selector)?.contains(document.activeElement),
      bodySelector,
    )
    await page.keyboard.type('Here: ')
    await story().getByText('Here: Paragraph 39 of the ferry.').waitFor()
    expect(await story().locator('p[data-kept]').textContent()).toBe('Here: Paragraph 39 of the ferry.')

    const first = story().getByText('Paragraph 0 of the ferry.')
    expect(await isInView(first)).toBe(false)
    await page.locator(bodySelector).getByText('Paragraph 0 of the ferry.').click()
    await expectInView(first)
  })

  it('has the width of a phone and of a desk, both colours, and what stands for the story elsewhere', async () => {
    await panel().getByRole('button', { name: 'Dark' }).click()
    await frame().locator('html[data-scheme="dark"]').waitFor()
    expect(await background()).toBe('rgb(18, 18, 18)')
    await panel().getByRole('button', { name: 'Light' }).click()
    await frame().locator('html[data-scheme="light"]').waitFor()
    expect(await background()).toBe('rgb(255, 255, 255)')

    const width = () =>
      frame()
        .locator('html')
        .evaluate(() => window.innerWidth)
    expect(await width()).toBe(390)
    await panel().getByRole('button', { name: 'Desk' }).click()
    await frame()
      .locator('html')
      .evaluate(
        () =>
          new Promise<void>((resolve) => {
            const look = () => (window.innerWidth === 1280 ? resolve() : requestAnimationFrame(look))
            look()
          }),
      )
    const view = panel().getByRole('combobox', { name: 'Shown as' })
    await view.selectOption('Teasers')
    for (const rank of ['lead', 'second', 'row', 'line']) await frame().locator(`.teaser--${rank}`).waitFor()
    await view.selectOption('Social card')
    await frame()
      .getByRole('heading', { name: `Ferry ${mark} stays` })
      .waitFor()
    await frame().getByText('Shared on a social network').waitFor()
    await view.selectOption('Search result')
    await frame().getByText('Found by a search engine').waitFor()
    expect(await accessibilityFaults(page, '.preview-panel__head')).toEqual([])

    await page.reload()
    await frame().getByText('Found by a search engine').waitFor()
    await view.selectOption('Story')
    await view.press('Escape')
    await panel().waitFor({ state: 'detached' })
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Preview')
  })

  it('is opened by everyone who has its link, and by nothing else: it is not kept, listed, counted or framed', async () => {
    await toggle().click()
    await story().waitFor()
    await panel().getByRole('button', { name: 'Share the preview' }).click()
    await page.getByRole('img', { name: 'QR code of the link' }).waitFor()
    await page.getByText(/It ends \d\d\/\d\d\/\d{4}/).waitFor()
    await page.keyboard.press('Escape')
    const link = await panel().getByRole('link', { name: 'Open in a window' }).getAttribute('href')
    if (!link) throw new Error('There is no link')

    const reader = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
    const answer = await reader.goto(link)
    expect(answer?.status()).toBe(200)
    expect(answer?.headers()).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'strict-origin',
    })
    const policy = answer?.headers()['content-security-policy'] ?? ''
    expect(policy).toContain(`frame-ancestors ${newsroom.cmsUrl}`)
    expect(policy).not.toContain("frame-ancestors 'self'")
    expect(policy).toContain("script-src 'self'")
    await reader.getByText('Not published like this.').waitFor()
    expect(await reader.locator('[data-view], script[src*="beacon"]').count()).toBe(0)

    await page.locator('#field-headline').focus()
    await page.keyboard.press('End')
    await page.keyboard.type(' afloat')
    await reader.getByRole('heading', { name: `Ferry ${mark} stays afloat` }).waitFor()

    await panel().getByRole('button', { name: 'Share the preview' }).click()
    await page.getByRole('button', { name: 'End all links' }).click()
    await page.getByText('All links to this preview have ended').waitFor()
    await reader.getByRole('heading', { name: 'This preview has ended' }).waitFor()
    await page.locator('#field-headline').focus()
    await page.keyboard.press('End')
    await page.keyboard.type(' again')
    await frame()
      .getByRole('heading', { name: `Ferry ${mark} stays afloat again` })
      .waitFor()

    const [address = ''] = link.split('?')
    const wrong = await reader.goto(`${address.slice(0, -4)}abcd`)
    expect(wrong?.status()).toBe(404)
    expect(wrong?.headers()['cache-control']).toBe('no-store')
    await reader.getByRole('heading', { name: 'This preview has ended' }).waitFor()
    expect((await reader.goto(`${newsroom.siteUrl}/preview/`))?.status()).toBe(404)
    await reader.context().close()
  })

  it('is a sheet over the whole window on a phone, which a click leaves for the place in the text', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    // A phone opens it without the panel that a desk had.
    await page.goto(`${newsroom.cmsUrl}/api/users/me`)
    await open({ headline: `Pier ${mark}`, body: paragraphs('The pier is closed.') })
    await panel().waitFor({ state: 'detached' })
    await toggle().click()
    await story().getByText('The pier is closed.').waitFor()
    expect(await panel().boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
    for (const box of await panel().locator('.preview-panel__button:visible').all()) {
      expect((await box.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await story().getByText('The pier is closed.').click()
    await panel().waitFor({ state: 'detached' })
    await page.waitForFunction(
      (selector) => document.querySelector(selector)?.contains(document.activeElement),
      bodySelector,
    )
  })
})

describe('what is live', () => {
  it('is opened from the list and from the menu of its story, and a draft has no such entry', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${newsroom.cmsUrl}/admin/collections/posts`)
    const row = page
      .locator('.posts-list-table tbody tr', { has: page.locator('.posts-list-badge--published') })
      .first()
    const headline = await row.locator('.posts-list__title').textContent()
    await row.getByRole('button', { name: /^Actions for/ }).click()
    const [live] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('button', { name: 'View live' }).click(),
    ])
    await live.getByRole('heading', { level: 1, name: headline ?? '' }).waitFor()
    expect(live.url().startsWith(newsroom.siteUrl)).toBe(true)
    await live.close()

    await row.locator('.posts-list__title').click()
    await page.locator('.room__status', { hasText: 'Saved' }).waitFor()
    await page.locator('.doc-controls__popup button').first().click()
    await page.getByRole('button', { name: 'View live' }).waitFor()

    await open({ headline: `Draft ${mark}` })
    await page.locator('.doc-controls__popup button').first().click()
    await page.getByRole('link', { name: 'Versions' }).waitFor()
    expect(await page.getByRole('button', { name: 'View live' }).count()).toBe(0)
  })
})

type Element = ReturnType<typeof story>

const isInView = (element: Element): Promise<boolean> =>
  element.evaluate((found) => {
    const { top, bottom } = found.getBoundingClientRect()
    return bottom > 0 && top < window.innerHeight
  })

const expectInView = (element: Element): Promise<void> =>
  element.evaluate(
    (found) =>
      new Promise<void>((resolve) => {
        new IntersectionObserver((entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) resolve()
        }).observe(found)
      }),
  )

describe('a link to a preview', () => {
  const created = z.object({ result: z.object({ data: z.object({ url: z.string() }) }) })
  const linkOf = async (person: RestPerson, id: number) => {
    const input = encodeURIComponent(JSON.stringify({ collection: 'posts', id }))
    return created.parse((await person.call('GET', `/rpc/preview.createLink?input=${input}`)).body).result.data.url
  }
  const statusOf = async (link: string) => (await fetch(link)).status

  it('ends for readers when its story is published and when it is unpublished', async () => {
    const admin = await signInByRest(newsroom.cmsUrl, 'admin')
    const id = await createReadyPost(admin, `Ferry ${mark} ends`)
    const before = await linkOf(admin, id)
    expect(await statusOf(before)).toBe(200)
    expect((await admin.call('POST', `/posts/${id}/publish`)).status).toBe(200)
    expect(await statusOf(before)).toBe(404)
    const between = await linkOf(admin, id)
    expect(await statusOf(between)).toBe(200)
    expect((await admin.call('POST', `/posts/${id}/unpublish`, { unpublishAction: 'return_gone' })).status).toBe(200)
    expect(await statusOf(between)).toBe(404)
  })

  it('ends when its maker is set inactive', async () => {
    const admin = await signInByRest(newsroom.cmsUrl, 'admin')
    const account = z.object({ doc: z.object({ id: z.number() }) })
    const email = `preview-${mark}@citydesk.test`
    const { docs } = z
      .object({ docs: z.array(z.object({ id: z.number() })) })
      .parse((await admin.call('GET', '/roles?where[name][equals]=Writer&depth=0')).body)
    const password = 'a tram under lime trees'
    const person = { name: 'Leaving', email, password, roles: docs.map(({ id }) => id) }
    const { id: userId } = account.parse((await admin.call('POST', '/users', person)).body).doc
    try {
      const maker = await signInByRest(newsroom.cmsUrl, `preview-${mark}`, password)
      const link = await linkOf(maker, await createReadyPost(maker, `Ferry ${mark} left`))
      expect(await statusOf(link)).toBe(200)
      expect((await admin.call('PATCH', `/users/${userId}`, { status: 'INACTIVE' })).status).toBe(200)
      expect(await statusOf(link)).toBe(404)
    } finally {
      await admin.call('DELETE', `/users/${userId}`)
    }
  })
})
