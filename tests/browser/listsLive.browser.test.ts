import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { z } from 'zod'
import { sameJson } from '#blocks/core/sameJson.ts'
import { formatMoment } from '#blocks/core/zonedTime.ts'
import { until } from '#tests/until.ts'
import { type DeskBrowser, openDeskBrowser } from './deskBrowser.ts'
import { createReadyPost } from './lifecycle/readyPost.ts'
import { type RestPerson, signInByRest } from './lifecycle/restPerson.ts'
import { logIn, sharedNewsroom } from './newsroom.ts'
import { removeDocuments } from './removeDocuments.ts'

const newsroom = sharedNewsroom()
// A word that no other test and no second run uses.
const mark = `live${Date.now().toString(36)}`
const list = `${newsroom.cmsUrl}/admin/collections/posts?keyword=${mark}`

let browser: DeskBrowser
let page: Page
let colleague: RestPerson
let id: number

const rows = () =>
  page.$$eval('.posts-list-table tbody tr', (found) =>
    found.map((row) => [
      row.querySelector('.posts-list__title')?.textContent ?? '',
      row.querySelector('.posts-list-badge')?.textContent?.trim() ?? '',
    ]),
  )
const untilRows = (...expected: string[][]) =>
  until(`the list shows ${JSON.stringify(expected)}`, rows, (shown) => sameJson(shown, expected))

const act = async (path: string, body: object = {}) => {
  const { status } = await colleague.call('POST', `/posts/${id}/${path}`, body)
  expect(status).toBe(200)
}

beforeAll(async () => {
  browser = await openDeskBrowser()
  page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
  await logIn(page, newsroom, 'editor')
  colleague = await signInByRest(newsroom.cmsUrl, 'admin')
  id = await createReadyPost(colleague, `Harbor ${mark}`)
})

afterAll(async () => {
  try {
    await removeDocuments(page, 'posts', `where[headline][contains]=${mark}`)
  } finally {
    await browser?.close()
  }
})

describe('a list that is open', () => {
  it('shows what colleagues do to its documents, without a reload', async () => {
    await page.goto(list)
    await untilRows([`Harbor ${mark}`, 'Draft'])
    await act('publish')
    await untilRows([`Harbor ${mark}`, 'Published'])
    await colleague.call('PATCH', `/posts/${id}?draft=true`, { headline: `Harbour ${mark}` })
    await untilRows([`Harbour ${mark}`, 'Unpublished Changes'])
    const publishDate = new Date(Date.now() + 86_400_000).toISOString()
    await act('schedule', { publishDate })
    await untilRows([`Harbour ${mark}`, 'Scheduled Changes'])
    await act('trash')
    await untilRows()
    await act('restore')
    await untilRows([`Harbour ${mark}`, 'Draft'])
  })

  it('tells a duplicate from its original', async () => {
    const { status, body } = await colleague.call('POST', `/posts/${id}/duplicate?depth=0`, {})
    expect(status).toBe(200)
    const { doc } = z.object({ doc: z.object({ headline: z.string(), slug: z.string() }) }).parse(body)
    expect(doc).toEqual({ headline: `Harbour ${mark} (copy)`, slug: `harbour-${mark}-copy` })
    await untilRows([`Harbour ${mark} (copy)`, 'Draft'], [`Harbour ${mark}`, 'Draft'])
  })
})

describe('a document that is open', () => {
  const created = z.object({ doc: z.object({ id: z.number() }) })

  it.each([
    ['which several people write in', 'posts', (title: string) => createReadyPost(colleague, title)],
    [
      'which one person writes in',
      'promotions',
      async (heading: string) =>
        created.parse((await colleague.call('POST', '/promotions?depth=0', { heading })).body).doc.id,
    ],
  ])('%s, shows what a colleague makes of it', async (_, collection, create) => {
    const id = await create(`Open ${mark}`)
    const statusIs = (label: string) =>
      page.locator('.lifecycle-status .pill').getByText(label, { exact: true }).waitFor()
    const act = (path: string) => colleague.call('POST', `/${collection}/${id}/${path}`, {})
    await page.goto(`${newsroom.cmsUrl}/admin/collections/${collection}/${id}`)
    await statusIs('Draft')
    expect((await act('publish')).status).toBe(200)
    await statusIs('Published')
    expect((await act('trash')).status).toBe(200)
    await statusIs('Trashed')
    expect((await colleague.call('DELETE', `/${collection}/${id}?trash=true`)).status).toBe(200)
  })

  it('shows the address that a publication by a colleague gives it', async () => {
    const id = await createReadyPost(colleague, `Pier ${mark}`)
    await page.goto(`${newsroom.cmsUrl}/admin/collections/posts/${id}`)
    const address = page.locator('#field-path')
    await until(
      'it has no address yet',
      () => address.inputValue(),
      (value) => value === '',
    )
    expect((await colleague.call('POST', `/posts/${id}/publish`, {})).status).toBe(200)
    const dated = /^\/\d{4}\/\d\d\/\d\d\/pier-/
    await until(
      'it has its address',
      () => address.inputValue(),
      (value) => dated.test(value),
    )
  })

  it('shows for when a colleague schedules it, and for which other time', async () => {
    const id = await createReadyPost(colleague, `Tide ${mark}`)
    const state = z.object({ timeZone: z.string() })
    const { timeZone } = state.parse((await colleague.call('GET', `/posts/${id}/lifecycle`)).body)
    await page.goto(`${newsroom.cmsUrl}/admin/collections/posts/${id}`)
    for (const days of [2, 3]) {
      const due = new Date(Date.now() + days * 86_400_000)
      const { status } = await colleague.call('POST', `/posts/${id}/schedule`, { publishDate: due.toISOString() })
      expect(status).toBe(200)
      await page
        .locator('.lifecycle-status')
        .getByText(`goes out ${formatMoment(due, timeZone)}`)
        .waitFor()
    }
  })
})
