import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import { lexicalFromBlocks } from '#blocks/core/lexical.convert.ts'
import { accessibilityFaults } from './accessibility.ts'
import { logIn, openBrowser, sharedNewsroom } from './newsroom.ts'
import { openStory } from './openStory.ts'
import { removeDocuments } from './removeDocuments.ts'

jest.setTimeout(120_000)

const newsroom = sharedNewsroom()
const mark = Date.now().toString(36)
const headline = `Picked ${mark}`

const slots = ['a', 'b'].map((id) => blockFixture('show-episodes-slot', { id: `slot-${id}` }))
const body = lexicalFromBlocks([
  blockFixture('paragraph', { id: 'before', content: 'The ferry left at seven, as it has since 1931.' }),
  blockFixture('show', { id: 'show', props: { id: null } }),
  blockFixture('show-episodes', { id: 'episodes', children: slots }),
  blockFixture('related-posts', { id: 'related' }),
  blockFixture('chart', { id: 'chart', props: { chartId: null } }),
])

let browser: Browser
let context: BrowserContext
let page: Page
let story: string

beforeAll(async () => {
  browser = await openBrowser()
  context = await browser.newContext({ viewport: { width: 1400, height: 1000 } })
  page = await context.newPage()
  await logIn(page, newsroom, 'editor')
})
beforeEach(async () => {
  story = await openStory(page, newsroom, { headline, type: 'episode', body })
  await page.getByText('No show selected').waitFor()
})
afterEach(() => removeDocuments(page, 'posts', `where[headline][equals]=${encodeURIComponent(headline)}`))
afterAll(async () => {
  try {
    // A tag that a story has is not deleted before the story.
    await removeDocuments(page, 'tags', `where[name][equals]=${encodeURIComponent(`Made ${mark}`)}`)
  } finally {
    await browser?.close()
  }
})

const picker = () => page.locator('.picker')
const items = () => picker().locator('.picker-item')
const select = () => picker().getByRole('button', { name: 'Select', exact: true })
const untilClosed = () => picker().waitFor({ state: 'detached' })
const untilOpen = async (title: string) => {
  await picker().getByRole('heading', { name: title, exact: true }).waitFor()
  await page.waitForFunction(() => document.querySelector('.picker__results')?.getAttribute('aria-busy') === 'false')
}
const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))

/** Reads the draft until it is as wanted: what is written together is stored a little later. */
async function untilStored(isStored: (draft: Record<string, unknown>) => boolean): Promise<void> {
  const end = Date.now() + 30_000
  for (;;) {
    const read = async (id: string) => (await fetch(`/api/posts/${id}?draft=true&depth=0`)).json()
    const draft: Record<string, unknown> = await page.evaluate(read, story)
    if (isStored(draft)) return
    if (Date.now() > end) throw new Error(`Not stored after 30 seconds: ${JSON.stringify(draft)}`)
  }
}

describe('the Show Picker', () => {
  const open = async () => {
    await page.getByRole('button', { name: 'Select Show' }).click()
    await untilOpen('Show Picker')
  }

  it('offers shows alone, takes one by the keys alone, and gives the focus back', async () => {
    await open()
    expect(await focused()).toBe('Search Content')
    expect(await items().locator('.posts-list-table__type').allTextContents()).toEqual(['Show'])
    expect(await select().getAttribute('aria-disabled')).toBe('true')
    expect(await picker().getByRole('tooltip').textContent()).toBe(
      'Select 1 sections to continue. Currently selected: 0',
    )
    await items().first().getByRole('checkbox').focus()
    await page.keyboard.press('Space')
    await picker().getByText('1 Section Selected').waitFor()
    await page.keyboard.press('Control+Enter')
    await untilClosed()
    await page.locator('.show-face-name').getByText('Slack Tide').waitFor()
  })

  it('is left by Escape, which changes nothing', async () => {
    await open()
    await items().first().click()
    await page.keyboard.press('Escape')
    await untilClosed()
    await page.getByText('No show selected').waitFor()
  })

  it('searches, says when there is nothing, and has no fault that a screen reader would meet', async () => {
    await open()
    await picker().getByPlaceholder('Search Content').fill('no such show')
    await picker().getByText('No results found.').waitFor()
    await picker().getByText('0-0 of 0').waitFor()
    expect(await accessibilityFaults(page, '.picker')).toEqual([])
  })

  it('has a new show started in a tab of its own, which is there on coming back', async () => {
    const name = `Tide Tables ${mark}`
    await open()
    const start = picker().getByRole('link', { name: 'Start New' })
    expect([await start.getAttribute('href'), await start.getAttribute('target')]).toEqual([
      '/admin/collections/sections/create',
      '_blank',
    ])
    await page.evaluate(async (made) => {
      const headers = { 'Content-Type': 'application/json' }
      const init = { method: 'POST', headers, body: JSON.stringify({ name: made, type: 'show' }) }
      await fetch('/api/sections?draft=true', init)
      // As a tab says that it is looked at again.
      window.dispatchEvent(new Event('visibilitychange'))
    }, name)
    await items().filter({ hasText: name }).waitFor()
    await removeDocuments(page, 'sections', `where[name][equals]=${encodeURIComponent(name)}`)
  })

  it('says in red what the server says when it fails, and tries again', async () => {
    await page.route('**/api/rpc/sections.search**', (route) =>
      route.fulfill({
        status: 500,
        contentType: 'application/json',
        body: JSON.stringify({
          error: {
            message: 'Something went wrong.',
            code: -32603,
            data: { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500, details: null },
          },
        }),
      }),
    )
    await page.getByRole('button', { name: 'Select Show' }).click()
    await picker().getByRole('alert').getByText('Something went wrong.').waitFor()
    await page.unroute('**/api/rpc/sections.search**')
    await picker().getByRole('button', { name: 'Try again' }).click()
    await items().first().waitFor()
  })
})

describe('Episode Search', () => {
  const open = async () => {
    await page.locator('.slot-face').first().click()
    await page.getByRole('button', { name: 'Pin Post' }).click()
    await untilOpen('Episode Search')
  }

  it('begins with what is published, newest changes first, as lines or as cards', async () => {
    await open()
    expect(await picker().getByRole('checkbox', { name: 'Published', exact: true }).isChecked()).toBe(true)
    expect(await picker().getByRole('checkbox', { name: 'All', exact: true }).count()).toBe(0)
    expect(await picker().locator('th[aria-sort=descending]').textContent()).toBe('Modified Date')
    const titles = await items().locator('.posts-list__title').allTextContents()
    expect(titles.length).toBeGreaterThan(1)
    await picker().getByRole('button', { name: 'Grid' }).click()
    expect(await items().locator('.posts-list__title').allTextContents()).toEqual(titles)
  })

  it('dims all but the chosen one; another one takes its place, and a second click lets go', async () => {
    await open()
    const [one, other] = [items().nth(0), items().nth(1)]
    await one.click()
    expect(await other.getAttribute('class')).toContain('picker-item--dimmed')
    await other.click()
    await picker().getByText('1 Post Selected').waitFor()
    expect(await one.getByRole('checkbox').isChecked()).toBe(false)
    await other.click()
    expect(await select().getAttribute('aria-disabled')).toBe('true')
    // Home and End go to the ends of the list, Enter takes what it stands on.
    await one.getByRole('checkbox').focus()
    await page.keyboard.press('End')
    await page.keyboard.press('Home')
    const name = await one.locator('.posts-list__title').textContent()
    await page.keyboard.press('Enter')
    await untilClosed()
    await page.waitForFunction(
      (wanted) => document.querySelector<HTMLTextAreaElement>('.slot-face textarea')?.value === wanted,
      name,
    )
  })

  it('is narrowed down by slug, tags, days and authors, and cleared again', async () => {
    await open()
    const all = await items().count()
    await picker().getByPlaceholder('Search Slug').fill('no-such-slug')
    await picker().getByText('No results found.').waitFor()
    await picker().getByRole('button', { name: 'Clear Filters' }).click()
    await items()
      .nth(all - 1)
      .waitFor()
    expect(await picker().getByPlaceholder('Search Slug').inputValue()).toBe('')

    const tags = picker().getByRole('combobox', { name: 'Tags' })
    await tags.fill('basketball')
    await picker().getByRole('option', { name: 'Basketball' }).waitFor()
    await page.keyboard.press('Enter')
    await picker().getByRole('button', { name: 'Remove Basketball' }).waitFor()
    expect(await tags.inputValue()).toBe('')
    await picker().getByText('No results found.').waitFor()
    await picker().getByRole('button', { name: 'Remove Basketball' }).click()
    await items()
      .nth(all - 1)
      .waitFor()

    const authors = picker().getByRole('combobox', { name: 'Authors' })
    await authors.fill('A Guest')
    await picker().getByRole('option', { name: 'Add "A Guest" as one-off author' }).waitFor()
    // Escape closes the results, not the picker.
    await page.keyboard.press('Escape')
    expect(await authors.inputValue()).toBe('')
    await authors.fill('A Guest')
    await picker().getByRole('option', { name: 'Add "A Guest" as one-off author' }).click()
    await picker().getByRole('button', { name: 'Remove A Guest' }).waitFor()
    await picker().getByText('No results found.').waitFor()
    await authors.fill('a guest')
    await picker().getByRole('option', { name: 'Remove "a guest" as one-off author' }).click()
    await items()
      .nth(all - 1)
      .waitFor()

    await picker().getByRole('radio', { name: 'Custom' }).check()
    const day = page.locator('.react-datepicker__day--001:not(.react-datepicker__day--outside-month)').first()
    await day.click()
    await day.click()
    await picker().getByText('No results found.').waitFor()
  })

  it('shows what is pinned first, and chosen', async () => {
    await open()
    const name = await items().nth(1).locator('.posts-list__title').textContent()
    await items().nth(1).click()
    await select().click()
    await untilClosed()
    await page.getByRole('button', { name: 'Replace Pin' }).click()
    await untilOpen('Episode Search')
    await picker().getByText('1 Post Selected').waitFor()
    await page.waitForFunction(
      (wanted) => document.querySelector('.picker-item .posts-list__title')?.textContent === wanted,
      name,
    )
    expect(await items().first().getByRole('checkbox').isChecked()).toBe(true)
    const titles = await items().locator('.posts-list__title').allTextContents()
    expect(new Set(titles).size).toBe(titles.length)
  })
})

describe('Set Autofill Filters', () => {
  it('keeps what is chosen only when it is applied', async () => {
    await page.locator('.slot-face').first().click()
    const open = async () => {
      await page.getByRole('button', { name: 'Autofill', exact: true }).click()
      await picker().getByRole('heading', { name: 'Set Autofill Filters' }).waitFor()
    }
    const addTag = async () => {
      await picker().getByRole('combobox', { name: 'Add Tags' }).fill('fe')
      await picker().getByRole('option', { name: 'Ferry', exact: true }).click()
      await picker().getByRole('button', { name: 'Remove Ferry' }).waitFor()
    }
    // The toolbar of the slot leads to the block around it.
    await page.getByRole('button', { name: 'Select Parent' }).first().click()
    await open()
    await picker().getByRole('combobox', { name: 'Add Authors' }).fill('zzz')
    await picker().getByText('No results.', { exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await addTag()
    await picker().getByRole('button', { name: 'Cancel' }).click()
    await untilClosed()
    await open()
    expect(await picker().getByRole('button', { name: 'Remove Ferry' }).count()).toBe(0)
    await addTag()
    await picker().getByRole('switch', { name: 'Apply Most Popular Posts' }).check()
    await picker().getByRole('button', { name: 'Apply Filters To Section' }).click()
    await untilClosed()
    await untilStored((draft) => /"mostPopular":true/.test(JSON.stringify(draft.body)))
    await open()
    await picker().getByRole('button', { name: 'Remove Ferry' }).waitFor()
    await picker().getByRole('button', { name: 'Clear Filters' }).click()
    expect(await picker().getByRole('switch', { name: 'Deduplication' }).isChecked()).toBe(true)
    expect(await picker().getByRole('button', { name: 'Remove Ferry' }).count()).toBe(0)
  })
})

describe('charts', () => {
  it('say which variable to set, and are taken by their address', async () => {
    await page.locator('.block-empty', { hasText: 'No chart selected' }).click()
    await page.getByRole('button', { name: 'Add Chart' }).first().click()
    await picker().getByRole('heading', { name: 'Datawrapper Charts' }).waitFor()
    await picker()
      .getByText('To search Datawrapper here, set DATAWRAPPER_TOKEN for the back office.', { exact: false })
      .waitFor()
    const address = picker().getByLabel('Address or id of the chart')
    await address.fill('https://example.test/nothing')
    await picker().getByText('This is not the address of a Datawrapper chart.').waitFor()
    await address.fill('https://datawrapper.dwcdn.net/aB3x9/1/')
    await picker().getByRole('button', { name: 'Use this address' }).click()
    await untilClosed()
    await untilStored((draft) => /"chartId":"aB3x9"/.test(JSON.stringify(draft.body)))
  })
})

describe('the form of a post', () => {
  it('chooses authors, sections with a primary one, tags and the show, which all are stored', async () => {
    await page.getByRole('combobox', { name: 'Authors' }).fill('Wendell')
    await page.getByRole('option', { name: 'Wendell Pike' }).click()
    await page.getByRole('combobox', { name: 'Authors' }).fill('A Guest')
    await page.getByRole('option', { name: 'Add "A Guest" as one-off author' }).click()
    await page.getByRole('button', { name: 'Details', exact: true }).click()
    const sections = page.locator('#field-sections')
    const primary = (name: string) => sections.getByRole('radio', { name: `Primary: ${name}` })
    expect(await primary('Harbor').isDisabled()).toBe(true)
    await sections.getByRole('checkbox', { name: 'Harbor' }).check()
    await sections.getByRole('checkbox', { name: 'Politics' }).check()
    await primary('Politics').check()
    await page.getByRole('combobox', { name: 'Tags' }).fill('Ferry')
    await page.getByRole('option', { name: 'Ferry', exact: true }).click()
    await page.getByRole('combobox', { name: 'Tags' }).fill(`Made ${mark}`)
    await page.getByRole('option', { name: `Create "Made ${mark}"` }).click()
    await page.getByRole('button', { name: `Remove Made ${mark}` }).waitFor()
    await page.locator('#field-show').getByRole('button', { name: 'Select Show' }).click()
    await untilOpen('Show Picker')
    await items().first().getByRole('checkbox').focus()
    await page.keyboard.press('Enter')
    await untilClosed()
    const lengthOf = (value: unknown) => (Array.isArray(value) ? value.length : 0)
    await untilStored(
      ({ authors, oneOffAuthors, sections, primarySection, tags, show }) =>
        lengthOf(authors) === 1 &&
        JSON.stringify(oneOffAuthors) === '["A Guest"]' &&
        Array.isArray(sections) &&
        sections.length === 2 &&
        primarySection === sections[1] &&
        lengthOf(tags) === 2 &&
        typeof show === 'number',
    )
  })
  it('puts a by-line in order by Alt and an arrow, which keeps the focus, and by dragging', async () => {
    const authors = page.getByRole('combobox', { name: 'Authors' })
    const chips = page.locator('#field-authors .picker-chips button')
    const names = () => chips.allInnerTexts()
    for (const name of ['Wendell Pike', 'June Hathaway']) {
      await authors.fill(name)
      await page.getByRole('option', { name }).click()
      await page.getByRole('button', { name: `Remove ${name}` }).waitFor()
    }
    expect(await names()).toEqual(['Wendell Pike', 'June Hathaway'])
    await chips.first().focus()
    await page.keyboard.press('Alt+ArrowRight')
    expect(await names()).toEqual(['June Hathaway', 'Wendell Pike'])
    expect(await focused()).toBe('Remove Wendell Pike')
    await chips.last().dragTo(chips.first())
    expect(await names()).toEqual(['Wendell Pike', 'June Hathaway'])
  })

  it('goes through the pages of what a search finds by Page Down and Page Up', async () => {
    const authors = page.getByRole('combobox', { name: 'Authors' })
    await authors.fill('a')
    await page.getByText(/^Page 1, \d+ in all$/).waitFor()
    const first = String(await page.getByRole('option').first().textContent())
    await page.keyboard.press('PageDown')
    await page.getByText(/^Page 2, /).waitFor()
    await page.getByRole('listbox').getByText(first, { exact: true }).waitFor({ state: 'detached' })
    await page.keyboard.press('PageUp')
    await page.getByRole('listbox').getByText(first, { exact: true }).waitFor()
  })
})
