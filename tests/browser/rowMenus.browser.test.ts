import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Page, Request } from 'playwright-core'
import { z } from 'zod'
import { accessibilityFaults } from './accessibility.ts'
import { type DeskBrowser, openDeskBrowser } from './deskBrowser.ts'
import { logIn, sharedNewsroom } from './newsroom.ts'
import { removeDocuments } from './removeDocuments.ts'

const newsroom = sharedNewsroom()
// A word that no other test and no second run uses.
const mark = `rows${Date.now().toString(36)}`
const created = z.object({ doc: z.object({ id: z.number() }) })

let browser: DeskBrowser
let page: Page

const send = (method: string, path: string, body?: object): Promise<unknown> =>
  page.evaluate(
    async ({ method, path, body }) => {
      const headers = { 'Content-Type': 'application/json' }
      const response = await fetch(`/api${path}`, { method, headers, body: body && JSON.stringify(body) })
      if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
      return response.json()
    },
    { method, path, body },
  )
const make = async (collection: string, fields: object): Promise<number> =>
  created.parse(await send('POST', `/${collection}?draft=true`, fields)).doc.id
const open = (path: string) => page.goto(`${newsroom.cmsUrl}/admin/collections/${path}`)
const item = (label: string) => page.locator('.popup-button-list__button').getByText(label, { exact: true })
const openMenu = async (title: string) => {
  await page.getByRole('button', { name: `Actions for ${title}`, exact: true }).click()
  await item('Duplicate').waitFor()
}

beforeAll(async () => {
  browser = await openDeskBrowser()
  page = await (await browser.newContext({ viewport: { width: 1366, height: 900 } })).newPage()
  await logIn(page, newsroom, 'admin')
})

afterAll(async () => {
  try {
    await removeDocuments(page, 'posts', `where[headline][contains]=${mark}`)
    for (const collection of ['pages', 'reusable-blocks']) {
      await removeDocuments(page, collection, `where[title][contains]=${mark}`)
    }
  } finally {
    await browser?.close()
  }
})

describe('the menu of a row', () => {
  it('publishes a page after it has asked, and leads to what readers get', async () => {
    await make('pages', { title: `Imprint ${mark}`, slug: `imprint-${mark}` })
    await open(`pages?search=${mark}`)
    await openMenu(`Imprint ${mark}`)
    expect(await item('View live').isVisible()).toBe(false)
    await item('Publish…').click()
    const dialog = page.getByRole('dialog').filter({ hasText: 'Publish: 1 page' })
    expect(await accessibilityFaults(page, '.posts-list-bulk')).toEqual([])
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
    await dialog.getByText('1 done.').waitFor()
    // The dialog is part of the row: a list that is read again before it is closed takes it and its result away.
    const isReadOfList = (request: Request) => request.headers().rsc === '1' && request.url().includes('/pages?')
    await Promise.all([page.waitForRequest(isReadOfList), dialog.getByRole('button', { name: 'Close' }).click()])
    await page.getByRole('cell', { name: 'Published' }).waitFor()
    await openMenu(`Imprint ${mark}`)
    const [live] = await Promise.all([page.context().waitForEvent('page'), item('View live').click()])
    await live.waitForURL(`**/imprint-${mark}`)
    await live.close()
  })

  it('duplicates a reusable block, which has no page', async () => {
    await make('reusable-blocks', { title: `Box ${mark}` })
    await open(`reusable-blocks?search=${mark}`)
    await openMenu(`Box ${mark}`)
    expect(await item('View live').count()).toBe(0)
    await item('Duplicate').click()
    await page.waitForURL(/\/reusable-blocks\/\d+$/)
    await page.getByText('Reusable block duplicated').waitFor()
    await open(`reusable-blocks?search=${mark}`)
    expect(await page.getByRole('button', { name: /^Actions for Box/ }).count()).toBe(2)
  })

  it('moves a post to the trash and restores it, each after it has asked', async () => {
    await make('posts', { headline: `Tide ${mark}`, type: 'article' })
    const answer = async (label: string) => {
      await item(label).click()
      const dialog = page.getByRole('dialog').filter({ hasText: label.replace('…', ': 1 post') })
      await dialog.getByRole('button', { name: label.replace('…', ''), exact: true }).click()
      await dialog.getByText('1 done.').waitFor()
      await dialog.getByRole('button', { name: 'Close' }).click()
    }
    await open(`posts?keyword=${mark}`)
    await openMenu(`Tide ${mark}`)
    await answer('Move to trash…')
    await page.getByText('No results found.').waitFor()
    await open(`posts?keyword=${mark}&publishStatus=TRASHED`)
    await page.getByRole('button', { name: `Actions for Tide ${mark}`, exact: true }).click()
    await answer('Restore…')
    await page.getByText('No results found.').waitFor()
    await open(`posts?keyword=${mark}`)
    await page.getByRole('link', { name: `Tide ${mark}` }).waitFor()
  })
})

describe('lists and comparisons of the back office', () => {
  it('show addresses and the log in words', async () => {
    const id = await make('pages', { title: `Where ${mark}`, slug: `where-${mark}` })
    await send('POST', `/pages/${id}/publish`, {})
    await send('POST', '/url-targets', { path: `/old-${mark}`, type: 'page', page: id })
    await open(`addresses?search=old-${mark}`)
    await page.getByRole('link', { name: `Page: Where ${mark}` }).waitFor()
    expect(await page.locator('table').textContent()).not.toMatch(/null|undefined|pages:\d|<No/)
    await page.getByRole('link', { name: `/old-${mark}` }).click()
    await page.waitForURL(/\/addresses\/\d+$/)
    await page.getByRole('link', { name: `Page: Where ${mark}` }).waitFor()
    expect(await page.getByText('Address of the authority').count()).toBe(0)
    await open(`activity?search=${mark}`)
    await page
      .getByRole('cell', { name: `Where ${mark}` })
      .first()
      .waitFor()
    expect(await page.locator('table').textContent()).not.toMatch(/null|undefined|<No/)
    await page
      .getByRole('row')
      .filter({ hasText: `Where ${mark}` })
      .getByRole('link')
      .first()
      .click()
    await page.getByRole('link', { name: `Page: Where ${mark}` }).waitFor()
    await removeDocuments(page, 'url-targets', `where[path][contains]=${mark}`)
  })

  it('compare versions without what the product keeps for itself', async () => {
    const id = await make('posts', { headline: `Compared ${mark}`, type: 'article' })
    const versions = z.object({ docs: z.array(z.object({ id: z.number() })).min(1) })
    const found = versions.parse(await send('GET', `/posts/versions?where[parent][equals]=${id}&depth=0&limit=1`))
    await open(`posts/${id}/versions`)
    await page.getByRole('columnheader', { name: 'Saved' }).waitFor()
    await open(`posts/${id}/versions/${found.docs[0]?.id}`)
    await page.locator('.render-field-diffs').getByText(`Compared ${mark}`).first().waitFor()
    for (const path of ['importKey', 'importHash', 'sortTitle', 'searchText', '_status', 'updatedAt']) {
      const shown = page.locator(`.render-field-diffs__field[data-field-path="${path}"]`).locator('visible=true')
      expect({ path, shown: await shown.count() }).toEqual({ path, shown: 0 })
    }
  })
})
