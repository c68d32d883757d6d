import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { accessibilityFaults } from './accessibility.ts'
import { type DeskBrowser, openDeskBrowser } from './deskBrowser.ts'
import { logIn, sharedNewsroom } from './newsroom.ts'
import { openStory } from './openStory.ts'
import { removeDocuments } from './removeDocuments.ts'
import { shownTree } from './together/writer.page.ts'

const newsroom = sharedNewsroom()
const headline = `Embedding ${Date.now().toString(36)}`
const body = lexicalFromBlocks([
  blockFixture('chart', { id: 'chart', props: { chartId: null } }),
  blockFixture('document', { id: 'document', props: { documentId: null } }),
])

let browser: DeskBrowser
let page: Page

beforeAll(async () => {
  browser = await openDeskBrowser()
  // The clock of the publication is the one that cards go by.
  page = await (await browser.newContext({ viewport: { width: 1400, height: 1000 }, timezoneId: 'UTC' })).newPage()
  await logIn(page, newsroom, 'editor')
})
afterEach(async () => {
  await page.unrouteAll()
  await removeDocuments(page, 'posts', `where[headline][equals]=${encodeURIComponent(headline)}`)
})
afterAll(() => browser?.close())

const picker = () => page.locator('.picker')

// Answers a procedure with content of the publication's account: the newsroom of the tests has none.
const answer = (procedure: string, data: object) =>
  page.route(`**/api/rpc/embed.${procedure}?**`, (route) => route.fulfill({ json: { result: { data } } }))

describe.each([
  {
    kind: 'charts',
    block: 'chart',
    search: 'searchDatawrapperCharts',
    modified: 'datawrapperLastModified',
    button: 'Add Chart',
    title: 'Datawrapper Charts',
    legend: 'Date Published',
    singular: 'Chart',
    prop: 'chartId',
    ids: ['aB3x9', 'cD4y8'],
  },
  {
    kind: 'documents',
    block: 'document',
    search: 'searchDocumentCloudDocuments',
    modified: 'documentCloudUpdatedAt',
    button: 'Add Document',
    title: 'DocumentCloud Documents',
    legend: 'Date Created',
    singular: 'Document',
    prop: 'documentId',
    ids: ['2059-budget', '2060-minutes'],
  },
])('a picker of $kind', ({ kind, block, search, modified, button, title, legend, singular, prop, ids }) => {
  const cards = ids.map((id, place) => ({
    id,
    title: place === 0 ? 'Budget 2026' : '',
    publicUrl: `${newsroom.siteUrl}/about`,
    [modified]: '2026-03-12T19:05:00.000Z',
  }))
  const open = async () => {
    await openStory(page, newsroom, { headline, body })
    await page.getByRole('button', { name: button }).first().click()
    await picker().getByRole('heading', { name: title }).waitFor()
  }

  it('shows cards of which exactly one is chosen, and says what it waits for', async () => {
    await answer(search, { items: cards, pagination: { totalItems: 2, totalPages: 1 } })
    await open()
    await picker().getByText('1-2 of 2').waitFor()
    expect(await picker().locator('.picker-item .posts-list__title').allTextContents()).toEqual([
      'Budget 2026',
      'Untitled Document',
    ])
    await picker().getByText('Modified: Mar 12, 2026 • 12:05pm').first().waitFor()
    expect(await picker().locator('.picker-item iframe').count()).toBe(2)
    expect(await picker().getByRole('tooltip').textContent()).toBe(
      `Select 1 ${kind} to continue. Currently selected: 0`,
    )
    expect(await accessibilityFaults(page, '.picker')).toEqual([])
    await picker().getByRole('checkbox', { name: 'Select Budget 2026' }).focus()
    await page.keyboard.press('Space')
    await picker().getByText(`1 ${singular} Selected`).waitFor()
    expect(await picker().locator('.picker-item').nth(1).getAttribute('class')).toContain('picker-item--dimmed')
    await picker().getByRole('button', { name: 'Select', exact: true }).click()
    await picker().waitFor({ state: 'detached' })
    expect((await shownTree(page)).find(({ type }) => type === block)?.props).toMatchObject({ [prop]: ids[0] })
  })

  it('says when there is nothing, and asks for days of a calendar', async () => {
    await answer(search, { items: [], pagination: { totalItems: 0, totalPages: 0 } })
    await open()
    await picker().getByText(`No ${kind} found.`).waitFor()
    await picker().getByRole('group', { name: legend }).getByRole('radio', { name: 'Custom' }).check()
    const days = picker().getByRole('textbox', { name: 'Days' })
    expect(await days.getAttribute('placeholder')).toBe('MM / DD / YY to MM / DD / YY')
    const searchRequest = page.waitForRequest((request) => request.url().includes(search))
    const first = page.locator('.react-datepicker__day--001:not(.react-datepicker__day--outside-month)').first()
    await first.click()
    await first.click()
    expect(decodeURIComponent((await searchRequest).url())).toMatch(/DateStart":"\d{4}-\d\d-01"/)
    expect(await days.inputValue()).toMatch(/^[A-Z][a-z]{2} 01, \d{4} - [A-Z][a-z]{2} 01, \d{4}$/)
  })

  it('says in red what the service says when it fails', async () => {
    const message = 'It was asked too often. Try again in 7 seconds.'
    await page.route(`**/api/rpc/embed.${search}?**`, (route) =>
      route.fulfill({ status: 429, json: { error: { message, code: -32603, data: { httpStatus: 429 } } } }),
    )
    await open()
    const said = picker().getByRole('alert').getByText(message)
    await said.waitFor()
    const [red = 0, green = 0, blue = 0] = await said.evaluate((element) =>
      (getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number),
    )
    expect(red).toBeGreaterThan(2 * Math.max(green, blue))
  })
})
