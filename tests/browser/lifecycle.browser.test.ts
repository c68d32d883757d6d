import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { Page } from 'playwright-core'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { accessibilityFaults } from './accessibility.ts'
import { type DeskBrowser, openDeskBrowser } from './deskBrowser.ts'
import { logIn, sharedNewsroom } from './newsroom.ts'
import { removeDocuments } from './removeDocuments.ts'

jest.setTimeout(300_000)

const newsroom = sharedNewsroom()
// A word that no other test and no second run uses.
const mark = Date.now().toString(36)

let browser: DeskBrowser
let page: Page

beforeAll(async () => {
  browser = await openDeskBrowser()
  page = await (await browser.newContext({ viewport: { width: 1400, height: 1000 } })).newPage()
  await logIn(page, newsroom, 'editor')
})

afterAll(async () => {
  try {
    await removeDocuments(page, 'posts', `where[headline][contains]=${mark}`)
    await removeDocuments(page, 'url-targets', `where[path][contains]=${mark}`)
  } finally {
    await browser?.close()
  }
})

const api = (
  method: string,
  path: string,
  body?: object,
): Promise<{ status: number; answer: { doc: { id: number } } }> =>
  page.evaluate(
    async ({ method, path, body }) => {
      const headers = { 'Content-Type': 'application/json' }
      const response = await fetch(`/api${path}`, { method, headers, body: body && JSON.stringify(body) })
      return { status: response.status, answer: await response.json() }
    },
    { method, path, body },
  )

const dek = {
  root: {
    type: 'root',
    version: 1,
    format: '' as const,
    indent: 0,
    direction: null,
    children: [
      {
        type: 'paragraph',
        version: 1,
        children: [{ type: 'text', version: 1, text: 'A dek that is long enough to go out.' }],
      },
    ],
  },
}

// What the activity log says of the publication of a post.
const publication = `published the post ‘Is looked after ${mark}’`

// Opens a post that passes every Required check, with what a test wants otherwise.
const openPost = async (name: string, more: object = {}): Promise<number> => {
  const idsOf = async (collection: string, query: string): Promise<number[]> =>
    page.evaluate(
      async (path) => (await (await fetch(path)).json()).docs.map(({ id }: { id: number }) => id),
      `/api/${collection}?depth=0&${query}`,
    )
  const [tags, [picture]] = [
    await idsOf('tags', 'limit=2'),
    await idsOf('media', 'limit=1&where[scheme][equals]=image'),
  ]
  const data = { headline: `${name} ${mark}`, subhead: dek, type: 'article', tags, websiteImage: picture, ...more }
  const { answer } = await api('POST', '/posts?depth=0', data)
  await page.goto(`${newsroom.cmsUrl}/admin/collections/posts/${answer.doc.id}`)
  await statusIs('Draft')
  return answer.doc.id
}

const statusIs = (label: string) => page.locator('.lifecycle-status .pill').getByText(label, { exact: true }).waitFor()
const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = () => page.getByRole('dialog')
const notice = (text: string | RegExp) => page.locator('[data-sonner-toast]').getByText(text).waitFor()
const openMenu = () => page.locator('#lifecycle-publish-popup button').click()

describe('the buttons of a post', () => {
  it('Save stores what was written at once, and says so', async () => {
    const id = await openPost('Is saved')
    await page.fill('#field-headline', `Is saved by hand ${mark}`)
    await button('Save').click()
    await notice('Post saved')
    const stored = await page.evaluate(
      async (path) => (await (await fetch(path)).json()).headline,
      `/api/posts/${id}?draft=true&depth=0`,
    )
    expect(stored).toBe(`Is saved by hand ${mark}`)
  })

  it('Publish sends it out, and says so; Publish is off until something changes', async () => {
    await openPost('Goes out')
    await button('Publish').click()
    await notice('Post published')
    await statusIs('Published')
    expect(await button('Publish').isDisabled()).toBe(true)
    expect(await page.inputValue('#field-path')).toContain(`goes-out-${mark}`)
    await page.fill('#field-headline', `Goes out again ${mark}`)
    await statusIs('Unpublished Changes')
    await openMenu()
    await page.getByRole('button', { name: 'Publish with a new date' }).waitFor()
  })

  it('the notice of a publication leads to the page, and undoes it where readers had one before', async () => {
    const id = await openPost('Is undone')
    const toast = page.locator('[data-sonner-toast]').filter({ hasText: 'Post published' })
    await button('Publish').click()
    const link = toast.getByRole('link', { name: 'View live' })
    await link.waitFor()
    expect(await link.getAttribute('href')).toMatch(
      new RegExp(`^${newsroom.siteUrl}/\\d{4}/\\d\\d/\\d\\d/is-undone-${mark}$`),
    )
    expect(await toast.getByRole('button', { name: 'Undo' }).count()).toBe(0)
    await page.fill('#field-headline', `Is undone, too early ${mark}`)
    await statusIs('Unpublished Changes')
    await button('Publish').click()
    await toast.getByRole('button', { name: 'Undo' }).click()
    await notice('Post is as it was before the last publication. The newer text is kept as a draft')
    await statusIs('Unpublished Changes')
    expect(await page.inputValue('#field-headline')).toBe(`Is undone, too early ${mark}`)
    expect((await api('GET', `/posts/${id}?depth=0`)).answer).toMatchObject({ headline: `Is undone ${mark}` })
  })

  it('Schedule asks for a time in the publication’s zone; later edits stay out; Unschedule takes it back', async () => {
    await openPost('Waits')
    await openMenu()
    await page.getByRole('button', { name: 'Schedule', exact: true }).click()
    await dialog().getByText('America/Los Angeles time').waitFor()
    expect(await accessibilityFaults(page, '.question-dialog')).toEqual([])
    await dialog().getByRole('textbox', { name: 'Date' }).fill('01/01/2020')
    await dialog().getByText('This time has passed.').waitFor()
    expect(await dialog().getByRole('button', { name: 'Schedule' }).isDisabled()).toBe(true)
    // The hour that clocks skip, and the one that they show twice.
    await dialog().getByLabel('Hour').selectOption('1')
    await dialog().getByLabel('Minute').selectOption('30')
    await dialog().getByLabel('AM or PM').selectOption('AM')
    await dialog().getByRole('textbox', { name: 'Date' }).fill('11/04/2035')
    await dialog().getByText('Los Angeles time (PDT)').waitFor()
    await dialog().getByLabel('Clock').selectOption('PST')
    await dialog().getByText('Los Angeles time (PST)').waitFor()
    await dialog().getByRole('textbox', { name: 'Date' }).fill('03/11/2035')
    await dialog().getByLabel('Hour').selectOption('2')
    await dialog().getByText('Clocks are set forward over this time: choose another one.').waitFor()
    expect(await dialog().getByRole('button', { name: 'Schedule' }).isDisabled()).toBe(true)
    await dialog().getByRole('textbox', { name: 'Date' }).fill('07/04/2035')
    await dialog().getByLabel('Hour').selectOption('12')
    await dialog().getByLabel('Minute').selectOption('30')
    await dialog().getByLabel('AM or PM').selectOption('PM')
    await dialog().getByRole('button', { name: 'Schedule' }).click()
    await notice('Post scheduled for 07/04/2035 12:30pm')
    await statusIs('Scheduled')
    await page.getByText('goes out 07/04/2035 12:30pm').waitFor()
    await page.fill('#field-headline', `Waits, edited ${mark}`)
    await statusIs('Unscheduled Changes')
    await button('Unschedule').click()
    await notice('Post unscheduled')
    await statusIs('Draft')
  })

  it('Unpublish asks what the address answers, and offers what readers can see', async () => {
    await openPost('Goes away')
    await button('Publish').click()
    await statusIs('Published')
    // The form gets the address a moment after the status.
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#field-path')?.value)
    const path = await page.inputValue('#field-path')
    await openMenu()
    await page.getByRole('button', { name: 'Unpublish', exact: true }).click()
    await dialog().getByText(`What will ${path} answer?`).waitFor()
    await dialog().getByLabel('Redirect to other content').check()
    expect(await dialog().getByRole('button', { name: 'Unpublish' }).isDisabled()).toBe(true)
    await dialog().getByPlaceholder('Search Posts').fill('zyzzyva')
    await dialog().getByText('No results found').waitFor()
    await dialog().getByPlaceholder('Search Posts').fill('harbor')
    await dialog().getByRole('listbox').getByRole('option').first().click()
    await dialog()
      .getByRole('button', { name: /^Remove / })
      .waitFor()
    expect(await accessibilityFaults(page, '.question-dialog')).toEqual([])
    await dialog().getByRole('button', { name: 'Unpublish' }).click()
    await notice('Post unpublished')
    await statusIs('Draft')
  })

  it('Escape leaves a dialog and changes nothing', async () => {
    await openPost('Stays as it is')
    await openMenu()
    await page.getByRole('button', { name: 'Schedule', exact: true }).click()
    await dialog().waitFor()
    await page.keyboard.press('Escape')
    await dialog().waitFor({ state: 'detached' })
    await statusIs('Draft')
  })

  it('the activity of a post has all that happened to it, who did it and where', async () => {
    const id = await openPost('Is looked after')
    await button('Publish').click()
    await statusIs('Published')
    await page.goto(`${newsroom.cmsUrl}/admin/collections/posts/${id}/activity`)
    const rows = page.locator('.activity tbody tr')
    await rows.first().waitFor()
    expect(await rows.first().textContent()).toContain(publication)
    expect(await accessibilityFaults(page, '.activity')).toEqual([])
  })

  it('the activity of the newsroom has what happened last first, also what a room records later', async () => {
    await page.goto(`${newsroom.cmsUrl}/admin/collections/activity`)
    const rows = page.locator('.activity tbody tr')
    await rows.first().waitFor()
    // "11/28/2026 03:17am"
    const minutes = (await rows.locator('> :first-child').allTextContents()).map((text) => {
      const [, day, hour, minute, half] = /^(\S+) (\d+):(\d+)(am|pm)$/.exec(text.trim()) ?? []
      return new Date(`${day} ${hour}:${minute} ${half}`).getTime()
    })
    expect(minutes.length).toBeGreaterThan(1)
    expect(minutes).toEqual(minutes.toSorted((one, other) => other - one))
  })

  it('the activity of the newsroom is found by filters, and an entry, a person and the whole can be looked at', async () => {
    const list = `${newsroom.cmsUrl}/admin/collections/activity`
    await page.goto(`${list}?search=${encodeURIComponent(`Is looked after ${mark}`)}`)
    const rows = page.locator('.activity tbody tr')
    await page.getByLabel('Action').selectOption({ label: 'Published' })
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await page.waitForURL(/action=publish/)
    await rows.first().waitFor()
    expect(await rows.allTextContents()).toEqual([expect.stringContaining(publication)])
    await page.getByRole('button', { name: 'Check now' }).click()
    await page.getByText(/entries are as they were sealed/).waitFor()
    expect(await accessibilityFaults(page, '.activity')).toEqual([])
    const wide = page.viewportSize()
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390)
    if (wide) await page.setViewportSize(wide)
    await rows.first().getByRole('link').first().click()
    await page.getByRole('heading', { name: publication }).waitFor()
    await page.getByText(/^Row \d+ of the chain/).waitFor()
    expect(await accessibilityFaults(page, '.activity')).toEqual([])
    await page.locator('.activity__facts').getByRole('link').first().click()
    await page.getByRole('heading', { name: /^What .+ did$/ }).waitFor()
    await page.getByRole('heading', { name: 'What happened to this account' }).waitFor()
    expect(await accessibilityFaults(page, '.activity')).toEqual([])
  })

  it('Move to trash puts it there', async () => {
    await openPost('Goes to the trash')
    await page.locator('.doc-controls__popup button').first().click()
    await page.getByRole('button', { name: 'Move to trash' }).click()
    await notice('Post moved to the trash')
    await page.waitForURL((url) => url.pathname.endsWith('/collections/posts'))
  })

  it('a refusal is shown with the server’s words, and stays until it is closed', async () => {
    await openPost('Refused', { tags: [] })
    await button('Publish').click()
    await notice('Post publishing failed')
    await notice('Not ready: At least 2 tags are selected.')
    await page.getByRole('button', { name: 'Close toast' }).first().click()
  })
})

describe('the readiness of a post', () => {
  it('is shown during editing; Fix goes to the place; the server refuses what fails', async () => {
    await openPost('Not ready', { tags: [], websiteImage: null })
    const panel = page.getByRole('region', { name: 'Readiness' })
    await panel.getByText('2 required checks fail').waitFor()
    await page.fill('#field-headline', 'Short')
    await panel.getByText('3 required checks fail').waitFor()
    await panel.getByRole('button', { name: 'Fix: Website Image is selected' }).click()
    await page.locator('#field-websiteImage').waitFor()
    await panel.getByRole('button', { name: 'Fix: Headline is populated' }).click()
    await page.waitForFunction(() => document.activeElement?.id === 'field-headline')
    await panel.getByRole('button', { name: 'Fix: At least 2 tags are selected' }).click()
    await page.waitForFunction(() => document.activeElement?.closest('#field-tags') !== null)
    await panel.getByRole('button', { name: 'Fix: Headline is populated' }).click()
    await page.waitForFunction(() => document.activeElement?.id === 'field-headline')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(`Long enough now ${mark}`)
    await panel.getByText('2 required checks fail').waitFor()
    expect(await accessibilityFaults(page, '.readiness')).toEqual([])
    await button('Publish').click()
    await notice('Post publishing failed')
    await notice('Not ready: At least 2 tags are selected, Website Image is selected.')
    await statusIs('Draft')
  })

  it('says so when the back office does not answer a lookup, and goes on by itself', async () => {
    await page.route('**/readiness-lookups?**', (route) => route.abort())
    await openPost('Asked in vain', { tags: [] })
    const panel = page.getByRole('region', { name: 'Readiness' })
    await panel.getByText('The back office does not answer. Trying again …').waitFor()
    await page.unroute('**/readiness-lookups?**')
    await panel.getByText('1 required check fails').waitFor()
  })

  it('Fix of a block at fault opens what puts it right, and Cancel leads back to the tool of the block', async () => {
    const paragraphs = Array.from({ length: 30 }, (_, place) =>
      blockFixture('paragraph', { id: `p${place}`, content: 'x' }),
    )
    const body = lexicalFromBlocks([...paragraphs, blockFixture('image', { id: 'without-words' })])
    await openPost('Has a fault', { body })
    await page
      .getByRole('region', { name: 'Readiness' })
      .getByRole('button', { name: /^Fix: Image: Choose a picture/ })
      .click()
    // The block has no picture yet: the library opens.
    const library = page.locator('.picker')
    await library.getByRole('button', { name: 'Cancel' }).click()
    await library.waitFor({ state: 'detached' })
    await page.waitForFunction(() => document.activeElement?.textContent === 'Select Image')
  })
})
