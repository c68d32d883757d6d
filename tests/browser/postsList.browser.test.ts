import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { format, subMonths } from 'date-fns'
import { formatInTimeZone } from 'date-fns-tz'
import type { Page } from 'playwright-core'
import { z } from 'zod'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { defaultTimeZone } from '#contract/defaultTimeZone.ts'
import { until } from '#tests/until.ts'
import { accessibilityFaults } from './accessibility.ts'
import { type DeskBrowser, openDeskBrowser } from './deskBrowser.ts'
import { createReadyPost } from './lifecycle/readyPost.ts'
import { signInByRest } from './lifecycle/restPerson.ts'
import { logIn, sharedNewsroom } from './newsroom.ts'
import { postsListOn } from './postsListPage.ts'
import { removeDocuments } from './removeDocuments.ts'

const newsroom = sharedNewsroom()
// A word that no other test and no second run uses.
const mark = `list${Date.now().toString(36)}`

// The month of a calendar's heading, such as November 2026, as yyyy-mm.
const monthOf = (name: string): string => format(new Date(`1 ${name}`), 'yyyy-MM')

const made = z.object({ doc: z.object({ id: z.number() }) })

let browser: DeskBrowser
let page: Page
const { choose, gridColumns, openList, titles, untilTitles } = postsListOn(() => page)

beforeAll(async () => {
  browser = await openDeskBrowser()
  page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
  await logIn(page, newsroom, 'editor')
  for (const name of ['Anchor', 'Buoy', 'Crane']) await createPost(`${name} ${mark}`)
})

afterAll(async () => {
  try {
    await removeDocuments(page, 'posts', `where[headline][contains]=${mark}`)
    await removeDocuments(page, 'payload-query-presets', `where[title][contains]=${mark}`)
  } finally {
    await browser?.close()
  }
})

describe('the posts list', () => {
  it('opens with its first page, newest changes first', async () => {
    await openList('')
    expect(await titles()).toContain(`Crane ${mark}`)
    expect(await page.locator('.posts-list-paging').textContent()).toMatch(/^1-20 of \d/)
    expect(await page.getByRole('columnheader', { name: 'Modified Date' }).getAttribute('aria-sort')).toBe('descending')
    expect(await page.getByRole('button', { name: 'Previous page' }).isDisabled()).toBe(true)
    expect(new URL(page.url()).search).toBe('')
  })

  it('searches during typing, and keeps the search in the address', async () => {
    await page.getByRole('searchbox', { name: 'Search Content' }).fill(mark)
    await untilTitles([`Crane ${mark}`, `Buoy ${mark}`, `Anchor ${mark}`])
    expect(new URL(page.url()).searchParams.get('keyword')).toBe(mark)
  })

  it('finds words of the texts, in any form and order, and puts the best headline first', async () => {
    const body = lexicalFromBlocks([blockFixture('paragraph', { id: 'one', content: `The cranes of ${mark} creak.` })])
    const editor = await signInByRest(newsroom.cmsUrl, 'editor')
    const quays = { headline: `${mark} quays`, type: 'article', body }
    const { id } = made.parse((await editor.call('POST', '/posts', quays)).body).doc
    const field = page.getByRole('searchbox', { name: 'Search Content' })
    await field.fill(`${mark} crane`)
    await untilTitles([`Crane ${mark}`, `${mark} quays`])
    expect(await page.getByRole('columnheader', { name: 'Modified Date' }).getAttribute('aria-sort')).toBeNull()
    await field.fill(`"cranes of ${mark}"`)
    await untilTitles([`${mark} quays`])
    await field.fill(`${mark} qua`)
    await untilTitles([`${mark} quays`])
    await editor.call('POST', `/posts/${id}/trash`)
    await editor.call('DELETE', `/posts/${id}?trash=true`)
    await field.fill(mark)
    await untilTitles([`Crane ${mark}`, `Buoy ${mark}`, `Anchor ${mark}`])
  })

  it('finds a story by the name in its by-line, and leaves out words after a minus', async () => {
    const admin = await signInByRest(newsroom.cmsUrl, 'admin')
    const author = made.parse((await admin.call('POST', '/authors', { name: `Odile ${mark}quist` })).body).doc.id
    const signed = { headline: `Derricks ${mark}`, type: 'article', authors: [author] }
    const story = made.parse((await admin.call('POST', '/posts', signed)).body).doc.id
    const field = page.getByRole('searchbox', { name: 'Search Content' })
    try {
      await field.fill(`odile ${mark}quist`)
      await untilTitles([`Derricks ${mark}`])
      await field.fill(`${mark} -derricks`)
      await untilTitles([`Crane ${mark}`, `Buoy ${mark}`, `Anchor ${mark}`])
      await field.fill(`-${mark}`)
      await until('other stories are listed', async () => (await titles()).length > 3)
      expect((await titles()).filter((title) => title.includes(mark))).toEqual([])
    } finally {
      await admin.call('POST', `/posts/${story}/trash`)
      await admin.call('DELETE', `/posts/${story}?trash=true`)
      await admin.call('DELETE', `/authors/${author}`)
    }
    await field.fill(mark)
    await untilTitles([`Crane ${mark}`, `Buoy ${mark}`, `Anchor ${mark}`])
  })

  it('sorts by a column, the other way the second time, and goes back', async () => {
    const byTitle = page.getByRole('button', { name: 'Post Title' })
    await byTitle.click()
    await untilTitles([`Anchor ${mark}`, `Buoy ${mark}`, `Crane ${mark}`])
    await byTitle.click()
    await untilTitles([`Crane ${mark}`, `Buoy ${mark}`, `Anchor ${mark}`])
    await page.goBack()
    await untilTitles([`Anchor ${mark}`, `Buoy ${mark}`, `Crane ${mark}`])
    await page.reload()
    await untilTitles([`Anchor ${mark}`, `Buoy ${mark}`, `Crane ${mark}`])
  })

  it('is narrowed down beside its filters, and says when nothing is left', async () => {
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    await page.getByLabel('Add Tags').fill('zz')
    await page.getByText('No results.', { exact: true }).waitFor()
    await page.getByLabel('Published', { exact: true }).check()
    await page.getByText('No results found.').waitFor()
    expect(new URL(page.url()).searchParams.get('publishStatus')).toBe('PUBLISHED')
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await untilTitles([`Anchor ${mark}`, `Buoy ${mark}`, `Crane ${mark}`])
  })

  it('filters by days of a calendar that names both of its months', async () => {
    await page.getByLabel('Custom').check()
    const names = page.locator('.day-range-month__name')
    const [before = '', current = ''] = await names.allTextContents()
    const thisMonth = formatInTimeZone(new Date(), defaultTimeZone, 'yyyy-MM')
    expect(monthOf(current)).toBe(thisMonth)
    expect(monthOf(before)).toBe(format(subMonths(`${thisMonth}-01T00:00:00`, 1), 'yyyy-MM'))
    await page.getByRole('button', { name: 'Previous month' }).click()
    await names.nth(1).filter({ hasText: before }).waitFor()
    const day = page.locator('.react-datepicker__month-container').nth(1).locator('.react-datepicker__day--015')
    await day.click()
    await day.click()
    await page.getByText('No results found.').waitFor()
    expect(new URL(page.url()).searchParams.get('publishDateStart')).toBe(`${monthOf(before)}-15`)
    const written = format(`${monthOf(before)}-15T00:00:00`, 'MM / dd / yy')
    expect(await page.getByRole('textbox', { name: 'Days' }).inputValue()).toBe(`${written} to ${written}`)
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await untilTitles([`Anchor ${mark}`, `Buoy ${mark}`, `Crane ${mark}`])
  })

  it('is laid out as cards in three columns beside the filters, in four without them', async () => {
    await page.getByRole('button', { name: 'Grid' }).click()
    expect(await gridColumns()).toBe(3)
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    expect(await gridColumns()).toBe(4)
    await page.getByText('Published: —').first().waitFor()
    await page.getByRole('button', { name: 'List', exact: true }).click()
  })

  it('changes a headline by Quick Edit, as a draft', async () => {
    await choose(`Anchor ${mark}`, 'Quick Edit')
    const drawer = page.getByRole('dialog').filter({ hasText: 'Quick Edit' })
    const headline = drawer.getByLabel('Headline')
    await headline.fill(`Ankle ${mark}`)
    await drawer.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Saved as a draft').waitFor()
    await untilTitles([`Ankle ${mark}`, `Buoy ${mark}`, `Crane ${mark}`])
  })

  it('moves what is selected to the trash, and shows what became of each', async () => {
    await page.getByLabel(`Select Buoy ${mark}`).check()
    await page.getByText('1 Post Selected').waitFor()
    await page.getByLabel(`Select Crane ${mark}`).check()
    await page.getByText('2 Posts Selected').waitFor()
    await page.getByRole('button', { name: 'Move to trash' }).click()
    const dialog = page.getByRole('dialog').filter({ hasText: 'Move to trash: 2 posts' })
    await dialog.getByText('410 Gone').waitFor()
    await dialog.getByRole('button', { name: 'Move to trash' }).click()
    await dialog.getByText('2 done.').waitFor()
    expect(await dialog.getByText('In the trash').count()).toBe(2)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await untilTitles([`Ankle ${mark}`])
    expect(await page.getByText('Selected').count()).toBe(0)
  })

  it('shows the server’s words for what is refused', async () => {
    await page.getByLabel(`Select Ankle ${mark}`).check()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const dialog = page.getByRole('dialog').filter({ hasText: 'Publish: 1 post' })
    await page.route(/\/api\/posts\/\d+\/publish/, (route) =>
      route.fulfill({ status: 409, json: { errors: [{ message: 'Dek is longer than 20 characters' }] } }),
    )
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
    await dialog.getByText('0 done, 1 refused.').waitFor()
    await dialog.getByText('Dek is longer than 20 characters').waitFor()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await page.unroute(/\/api\/posts\/\d+\/publish/)
    await page.getByRole('button', { name: 'Deselect' }).click()
  })

  it('previews and schedules a row from its menu', async () => {
    const headline = `Ready ${mark}`
    await createReadyPost(await signInByRest(newsroom.cmsUrl, 'editor'), headline)
    await openList(`?keyword=${mark}&by=headline`)
    const [preview] = await Promise.all([page.context().waitForEvent('page'), choose(headline, 'Preview')])
    await preview.getByRole('heading', { level: 1, name: headline }).waitFor()
    await preview.close()
    await choose(headline, 'Schedule…')
    const dialog = page.getByRole('dialog').filter({ hasText: `Schedule publication: ${headline}` })
    await dialog.getByRole('button', { name: 'Schedule', exact: true }).click()
    await page.getByText(/^Post scheduled for /u).waitFor()
    await page.getByRole('row', { name: headline }).getByText('Scheduled', { exact: true }).waitFor()
    await removeDocuments(page, 'posts', `where[headline][equals]=${encodeURIComponent(headline)}`)
  })

  it('deletes for good out of the trash only, after it has asked', async () => {
    await openList(`?keyword=${mark}&publishStatus=TRASHED&by=headline`)
    await untilTitles([`Buoy ${mark}`, `Crane ${mark}`])
    await choose(`Buoy ${mark}`, 'Delete')
    const dialog = page.getByRole('dialog').filter({ hasText: `Are you sure you want to delete "Buoy ${mark}"?` })
    await dialog.getByRole('heading', { name: 'Delete Post' }).waitFor()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await untilTitles([`Buoy ${mark}`, `Crane ${mark}`])
    await choose(`Buoy ${mark}`, 'Delete')
    await dialog.getByRole('button', { name: 'Delete Post' }).click()
    await page.getByText('Post deleted').waitFor()
    await untilTitles([`Crane ${mark}`])
  })

  it('is saved as a view under a name, and opened by it', async () => {
    await page.getByRole('button', { name: 'Views' }).click()
    await page.getByRole('button', { name: 'Save this view' }).click()
    await page.getByLabel('Name', { exact: true }).fill(`Rubbish ${mark}`)
    await page.keyboard.press('Enter')
    await page.getByText('View saved').waitFor()
    await openList('')
    await page.getByRole('button', { name: 'Views' }).click()
    await page.getByRole('button', { name: `Rubbish ${mark}`, exact: true }).click()
    await untilTitles([`Crane ${mark}`])
    expect(new URL(page.url()).searchParams.get('publishStatus')).toBe('TRASHED')
  })

  it('says what went wrong in place of the list, and tries again', async () => {
    await openList('')
    await page.route(/\/api\/posts\/list/, (route) =>
      route.fulfill({ status: 500, json: { errors: [{ message: 'The database is resting.' }] } }),
    )
    await page.getByRole('button', { name: 'Next page' }).click()
    await page.getByRole('alert').getByText('The database is resting.').waitFor()
    expect(await page.getByRole('table').count()).toBe(0)
    await page.unroute(/\/api\/posts\/list/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('table').waitFor()
    expect(new URL(page.url()).searchParams.get('at')).toBe('2')
  })

  it('is where Payload’s own way to the trash leads', async () => {
    await page.goto(`${newsroom.cmsUrl}/admin/collections/posts/trash`)
    await page.waitForURL(/publishStatus=TRASHED/)
  })
})

describe('the same list', () => {
  it.each([
    ['sections', 'Section Name'],
    ['newsletters', 'Newsletters'],
  ])('serves %s', async (collection, text) => {
    await page.goto(`${newsroom.cmsUrl}/admin/collections/${collection}`)
    await page.locator('.posts-list').getByText(text).first().waitFor()
  })

  it.each([
    ['as a table', '', 1280, 'light'],
    ['as cards in the dark', '?layout=GRID', 1280, 'dark'],
    ['beside its filters', '?filters=shown', 1280, 'light'],
    ['beside its filters in the dark', '?filters=shown', 1280, 'dark'],
    ['on a phone', '', 390, 'light'],
  ] as const)('has no fault that axe can find, %s', async (_how, address, width, colorScheme) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 900 })
    await openList(address)
    expect(await accessibilityFaults(page)).toEqual([])
    if (width < 500) {
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    }
  })
})

// As the page itself would: Payload takes the log-in of no other origin.
const createPost = async (headline: string): Promise<void> => {
  const status = await page.evaluate(
    async (body) => {
      const headers = { 'Content-Type': 'application/json' }
      return (await fetch('/api/posts', { method: 'POST', headers, body })).status
    },
    JSON.stringify({ headline, type: 'article' }),
  )
  expect(status).toBe(201)
}
