import type { Page } from 'playwright-core'
import { openPost, type Row, type Say, type SilentRow } from './catalogue.ts'

const said = async (page: Page, selector: string, text: string): Promise<string> => {
  const place = page.locator(selector).filter({ hasText: text }).first()
  await place.waitFor()
  return String(await place.textContent())
}

// The list of posts asks for what the server refuses.
const listRefused: Say = async ({ newsroom, page }, text) => {
  const list = /\/api\/posts\/list\?/
  await page.goto(`${newsroom.cmsUrl}/admin/collections/posts`)
  await page.route(list, (route) => route.continue({ url: `${route.request().url()}&postTypes=nothing` }))
  try {
    await page.getByRole('button', { name: 'Post Title' }).click()
    return await said(page, '[role=alert]', text)
  } finally {
    await page.unroute(list)
  }
}

const inTable =
  (query: string): Say =>
  async ({ newsroom, page }, text) => {
    await page.goto(`${newsroom.cmsUrl}/admin/collections/tags?${query}`)
    return said(page, 'main, .gutter', text)
  }

const searchAnswered =
  (answer: Parameters<Parameters<Parameters<Page['route']>[1]>[0]['fulfill']>[0]): Say =>
  async (scene, text) => {
    const { page, faultyStory } = scene
    const search = /\/api\/rpc\/author\./
    await openPost(page, scene, faultyStory)
    await page.route(search, (route) => route.fulfill(answer))
    try {
      await page.getByRole('combobox', { name: 'Authors' }).fill('Wendell')
      return await said(page, '[role=alert]', text)
    } finally {
      await page.unroute(search)
    }
  }

const wordless = { message: '', code: -32600, data: { code: 'BAD_REQUEST', httpStatus: 400 } }
const upload = { test: 'mediaUpload.browser.test.ts' }

/** Messages about lists, tables, searches and uploads. */
export const listRows: readonly Row[] = [
  { text: 'postTypes must be of ', doors: { screen: listRefused } },
  { text: 'No results found.', doors: { screen: { test: 'postsList.browser.test.ts' } } },
  { text: 'No results.', doors: { screen: { test: 'postsList.browser.test.ts' } } },
  { text: 'No data found', doors: { screen: inTable('search=no-such-tag-anywhere') } },
  {
    text: 'Unable to process the query',
    doors: { screen: searchAnswered({ status: 502, body: 'No answer' }) },
  },
  {
    text: 'An unkown error occurred',
    doors: { screen: searchAnswered({ status: 400, json: { error: wordless } }) },
  },
  {
    text: 'Error: films.example did not answer',
    doors: { screen: { test: 'socialEmbed.browser.test.ts' } },
  },
  {
    text: 'Error: This type of embed is currently not supported: ',
    doors: { screen: { test: 'socialEmbed.browser.test.ts' } },
  },
  { text: 'Something went wrong, please try again', doors: { screen: upload } },
  { text: 'This file has already been uploaded.', doors: { screen: upload } },
  { text: 'The file will be available in the gallery shortly.', doors: { screen: upload } },
  { text: 'File type not accepted.', doors: { screen: upload } },
  { text: 'File size is too big.', doors: { screen: upload } },
]

const canto = 'the demo newsroom has no Canto; plugins/media-library/canto/canto.int.test.ts has one'

/** Messages that the built product cannot produce. */
export const silentListRows: readonly SilentRow[] = [
  {
    text: 'An error occurred',
    reason: 'tables come with their page, which says so while the database is away (error.tsx)',
  },
  { text: 'Please select exactly one file.', reason: 'the dialog of a block gives one file; pickOneMedia.test.ts' },
  { text: 'Invalid ... date format. Expected 17 characters (YYYYMMDDHHMMSSXXX)', reason: canto },
  { text: 'Invalid date components in ... date format', reason: canto },
  { text: 'Invalid phone number', reason: 'it is the detail of an invalid value of an infobox; infobox-item.test.tsx' },
]
