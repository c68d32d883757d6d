import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { z } from 'zod'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { accessibilityFaults } from './accessibility.ts'
import { type DeskBrowser, openDeskBrowser } from './deskBrowser.ts'
import { logIn, sharedNewsroom } from './newsroom.ts'
import { openScreen } from './openStory.ts'
import { removeDocuments } from './removeDocuments.ts'

const newsroom = sharedNewsroom()
const mark = Date.now().toString(36)
const text = (content: string) => lexicalFromBlocks([blockFixture('paragraph', { content })])
const created = z.object({ doc: z.object({ id: z.number() }) })
const lists = z.object({ docs: z.array(z.object({ id: z.number(), slug: z.string() })).min(1) })

let browser: DeskBrowser
let page: Page
let list: { id: number; slug: string }

const api = (method: string, path: string, body?: object): Promise<unknown> =>
  page.evaluate(
    async ([verb, address, data]) => {
      const headers = { 'Content-Type': 'application/json' }
      const response = await fetch(`/api${address}`, { method: verb, headers, body: data || null })
      if (!response.ok) throw new Error(`${verb} ${address} answered ${response.status}: ${await response.text()}`)
      return response.json()
    },
    [method, path, body ? JSON.stringify(body) : ''] as const,
  )
const make = async (collection: string, fields: object): Promise<number> =>
  created.parse(await api('POST', `/${collection}?draft=true`, fields)).doc.id

const bodyOf = (on = page) => on.locator('.story__body [contenteditable="true"]').first()
const open = async (collection: string, id: number, on = page) => {
  await openScreen(on, newsroom, `/admin/collections/${collection}/${id}`)
  await on.locator('.room__status', { hasText: 'Saved' }).waitFor()
  await bodyOf(on).waitFor()
}
const panel = (noun: string) => page.getByRole('complementary', { name: `About the ${noun}` })
const menu = () => page.locator('.doc-controls__popup button').first().click()
const preview = () => page.frameLocator('.preview-panel iframe')
const fontOf = (selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).fontFamily)
const topOf = async (selector: string) => (await page.locator(selector).first().boundingBox())?.y ?? Number.NaN

beforeAll(async () => {
  browser = await openDeskBrowser()
  page = await (await browser.newContext({ viewport: { width: 1366, height: 900 } })).newPage()
  await logIn(page, newsroom, 'admin')
  const [first] = lists.parse(await api('GET', '/newsletter-lists?depth=0&limit=1')).docs
  if (!first) throw new Error('The demo has no newsletter')
  list = first
})
afterAll(async () => {
  try {
    await removeDocuments(page, 'posts', `where[headline][contains]=${mark}`)
    for (const collection of ['newsletters', 'pages', 'reusable-blocks'])
      await removeDocuments(page, collection, `where[title][contains]=${mark}`)
    await removeDocuments(page, 'sections', `where[name][contains]=${mark}`)
  } finally {
    await browser?.close()
  }
})

describe('a newsletter', () => {
  it('is the page that readers get, below what a mail program shows of it', async () => {
    const id = await make('newsletters', {
      title: `Spring tide ${mark}`,
      list: list.id,
      body: text('The pier is closed.'),
    })
    await open('newsletters', id)
    const tops = []
    for (const part of ['#field-subject', '#field-previewText', '#field-title', '.story__body'])
      tops.push(await topOf(part))
    expect(tops).toEqual(tops.toSorted((a, b) => a - b))
    expect(tops.at(-1)).toBeLessThan(450)
    expect(await fontOf('#field-title')).toContain('Newsreader')
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    await panel('newsletter').getByText('Slug', { exact: true }).waitFor()
    await panel('newsletter').getByText(/^List/).waitFor()
    expect(await accessibilityFaults(page, '.story')).toEqual([])
  })

  it('is written without the mouse, and its title has no limit', async () => {
    await page.locator('#field-subject').fill(`Subject ${mark}`)
    await page.locator('#field-previewText').press('End')
    await page.keyboard.type('Before you open it')
    await page.locator('#field-title').press('ControlOrMeta+End')
    await page.keyboard.type(', and then a title that is longer than any headline of a story in the paper may be')
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.activeElement?.closest('.story__body') !== null)
    await page.keyboard.type(' Until noon.')
    await bodyOf().getByText('The pier is closed. Until noon.').waitFor()
    expect(await page.locator('.line-field__count').count()).toBe(0)
    await page.locator('.room__status', { hasText: 'Saved' }).waitFor()
    await page.reload()
    await bodyOf().getByText('The pier is closed. Until noon.').waitFor()
    expect(await page.inputValue('#field-subject')).toBe(`Subject ${mark}`)
    expect(await page.inputValue('#field-previewText')).toBe('Before you open it')
  })

  it('has a preview that follows what is typed, and a link to what readers have once it is published', async () => {
    await page.getByRole('button', { name: 'Preview', exact: true }).click()
    await preview().getByText('The pier is closed. Until noon.').waitFor()
    await preview().locator('.issue__signup form').waitFor()
    await page.locator('#field-title').fill(`Neap tide ${mark}`)
    await preview()
      .getByRole('heading', { name: `Neap tide ${mark}` })
      .waitFor()
    const views = page.getByRole('combobox', { name: 'Shown as' })
    expect(await views.locator('option').allTextContents()).toEqual([
      'Mail',
      'Mail as plain text',
      'Newsletter',
      'Social card',
      'Search result',
    ])
    await views.selectOption('Search result')
    await preview().getByText('Found by a search engine').waitFor()
    await views.selectOption('Newsletter')
    await preview().getByText('The pier is closed. Until noon.').click()
    await page.waitForFunction(() => document.activeElement?.closest('.story__body') !== null)
    await page.getByRole('button', { name: 'Close the preview' }).click()
    await page.locator('.room__status', { hasText: 'Saved' }).waitFor()
    await menu()
    await page.getByRole('link', { name: 'Versions' }).waitFor()
    expect(await page.getByRole('button', { name: 'View live' }).count()).toBe(0)
    await page.keyboard.press('Escape')
    await page.locator('#lifecycle-publish').click()
    const toast = page.locator('[data-sonner-toast]').filter({ hasText: 'Newsletter published' })
    const href = await toast.getByRole('link', { name: 'View live' }).getAttribute('href')
    expect(href).toContain(`${newsroom.siteUrl}/newsletters/${list.slug}/`)
    const [live] = await Promise.all([
      page.context().waitForEvent('page'),
      toast.getByRole('link', { name: 'View live' }).click(),
    ])
    await live.getByRole('heading', { level: 1, name: `Neap tide ${mark}` }).waitFor()
    await live.close()
    await menu()
    await page.getByRole('button', { name: 'View live' }).waitFor()
  })

  it('leads to its page from its list', async () => {
    await page.goto(`${newsroom.cmsUrl}/admin/collections/newsletters?keyword=${encodeURIComponent(mark)}`)
    await page.getByRole('button', { name: /^Actions for/ }).click()
    const [live] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('button', { name: 'View live' }).click(),
    ])
    await live.getByRole('heading', { level: 1, name: `Neap tide ${mark}` }).waitFor()
    await live.close()
  })
})

describe('a section', () => {
  it('is its name and its description, and its preview has its stories', async () => {
    const id = await make('sections', { name: `Harbor desk ${mark}`, description: text('Boats and tides.') })
    await make('posts', { headline: `Of the harbor ${mark}`, type: 'article', sections: [id] })
    await open('sections', id)
    expect(await page.inputValue('#field-name')).toBe(`Harbor desk ${mark}`)
    await panel('section').getByText('Used in', { exact: true }).waitFor()
    expect(await accessibilityFaults(page, '.story')).toEqual([])
    await page.getByRole('button', { name: 'Preview', exact: true }).click()
    await preview()
      .getByRole('heading', { name: `Harbor desk ${mark}` })
      .waitFor()
    await preview().getByText('Nothing has been published here yet.').waitFor()
    await preview().getByText('Boats and tides.').click()
    await page.waitForFunction(() => document.activeElement?.closest('.story__body') !== null)
    await page.keyboard.press('End')
    await page.keyboard.type(' And fish.')
    await preview().getByText('Boats and tides. And fish.').waitFor()
    await page.getByRole('button', { name: 'Close the preview' }).click()
  })

  it('has the fields of a podcast as soon as it is a show', async () => {
    expect(await page.getByText('Apple Podcasts', { exact: true }).count()).toBe(0)
    const type = panel('section').locator('.field-type.select', { hasText: 'Empty for an ordinary section.' })
    await type.locator('input').click()
    await page.getByRole('option', { name: 'Show', exact: true }).click()
    await panel('section').getByText('Apple Podcasts', { exact: true }).waitFor()
    expect(await accessibilityFaults(page, '.story-panel')).toEqual([])
  })
})

describe('a reusable block', () => {
  it('says for whom its title is, and in which stories it stands', async () => {
    const id = await make('reusable-blocks', { title: `Tips ${mark}`, body: text('Write to us.') })
    const reusable = blockFixture('reusable', { props: { reusableId: String(id) } })
    await make('posts', { headline: `With a tip ${mark}`, type: 'article', body: lexicalFromBlocks([reusable]) })
    await open('reusable-blocks', id)
    await page.getByText('How the newsroom finds it. Readers do not see it.').waitFor()
    await panel('block')
      .getByRole('link', { name: `With a tip ${mark}` })
      .waitFor()
    expect(await accessibilityFaults(page, '.story')).toEqual([])
    await menu()
    await page.locator('#lifecycle-trash').click()
    const dialog = page.getByRole('dialog').filter({ hasText: 'Used in 1 place' })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  })
})

describe('a page', () => {
  it('is its title and its text, on a phone too, where the panel is a sheet', async () => {
    const id = await make('pages', { title: `About the paper ${mark}`, body: text('We write it.') })
    const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })).newPage()
    await logIn(phone, newsroom, 'admin')
    await open('pages', id, phone)
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expect(await phone.getByRole('complementary', { name: 'About the page' }).count()).toBe(0)
    await phone.getByRole('button', { name: 'About the page' }).click()
    await phone.getByRole('complementary', { name: 'About the page' }).getByText('Slug', { exact: true }).waitFor()
    await phone.context().close()
    await open('pages', id)
  })

  it('has Payload’s plain form and its other views in one menu', async () => {
    await menu()
    await page.getByRole('button', { name: 'All fields' }).click()
    for (const tab of ['Page', 'Publication']) await page.locator('.tabs-field__tab-button', { hasText: tab }).waitFor()
    await menu()
    await page.getByRole('button', { name: 'Page', exact: true }).last().click()
    await page.locator('.story__page').waitFor()
  })

  it('is made by its title alone', async () => {
    await page.goto(`${newsroom.cmsUrl}/admin/collections/pages`)
    await page.goto(`${newsroom.cmsUrl}/admin/collections/pages/create`)
    await page.fill('#field-title', `Imprint ${mark}`)
    await page.waitForURL(/\/collections\/pages\/\d+/)
    await page.locator('.room__status', { hasText: 'Saved' }).waitFor()
    expect(await page.inputValue('#field-title')).toBe(`Imprint ${mark}`)
  })
})
