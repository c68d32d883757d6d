import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { accessibilityFaults } from './accessibility.ts'
import { logIn, openBrowser, sharedNewsroom } from './newsroom.ts'
import { removeDocuments } from './removeDocuments.ts'

jest.setTimeout(120_000)

const newsroom = sharedNewsroom()
const headline = `Harbor ${Date.now().toString(36)} votes`

let browser: Browser
/** Two people in one story, each in a browser of their own. */
let june: Page
let ana: Page
let address = ''
let id = 0

beforeAll(async () => {
  browser = await openBrowser()
  ;[june, ana] = await Promise.all([logInAs('editor'), logInAs('admin')])
  id = await june.evaluate(async (headline) => {
    const response = await fetch('/api/posts?draft=true&depth=0', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ headline, type: 'article' }),
    })
    return Number((await response.json()).doc.id)
  }, headline)
  address = `${newsroom.cmsUrl}/admin/collections/posts/${id}`
})

afterAll(async () => {
  try {
    await removeDocuments(ana, 'posts', `where[id][equals]=${id}`)
  } finally {
    await browser?.close()
  }
})

async function logInAs(account: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1400, height: 1000 } })).newPage()
  await logIn(page, newsroom, account)
  return page
}

async function open(page: Page): Promise<void> {
  await page.goto(address)
  await page.locator('.room__status', { hasText: 'Saved' }).waitFor()
}

const notice = (page: Page, words: string) => page.locator('.room__notice', { hasText: words })
const headlineOf = (page: Page) => page.locator('#field-headline')
const untilHeadline = (page: Page, text: string) =>
  page.waitForFunction((text) => {
    const input = document.querySelector('#field-headline')
    return input instanceof HTMLInputElement && input.value === text
  }, text)

describe('a story that somebody locks', () => {
  it('is followed live by the others, who see who holds it and change nothing', async () => {
    await Promise.all([open(june), open(ana)])
    await june.locator('.people-row__person').first().waitFor()
    await june.getByRole('button', { name: 'Lock', exact: true }).click()
    await notice(ana, 'Locked by June Hathaway').waitFor()
    expect(await headlineOf(ana).isEditable()).toBe(false)
    expect(await ana.locator('#lifecycle-publish').count()).toBe(0)
    await headlineOf(june).press('End')
    await headlineOf(june).pressSequentially(' tonight')
    await untilHeadline(ana, `${headline} tonight`)
    expect(await accessibilityFaults(ana, '.room')).toEqual([])
  })

  it('is commented on by those who follow it, also where they can choose nothing', async () => {
    const authors = ana.locator('.field-type', { has: ana.getByPlaceholder('Search Authors') }).last()
    expect(
      await authors
        .locator('[data-following]')
        .first()
        .evaluate((part) => part.closest('[inert]') !== null),
    ).toBe(true)
    await authors.hover()
    await ana.getByRole('button', { name: 'Comment on Authors' }).click()
    await ana.locator('.comment-composer__text').waitFor()
    await ana.keyboard.press('Escape')
  })

  it('shows so in the list, from where it is taken by force: its holder is told and sent away', async () => {
    const list = await ana.context().newPage()
    await list.goto(`${newsroom.cmsUrl}/admin/collections/posts?keyword=${encodeURIComponent(headline)}`)
    const row = list.locator(`tr[data-id="${id}"]`)
    await row.locator('.presence__lock', { hasText: 'Locked by June Hathaway' }).waitFor()
    await row.getByRole('button', { name: /^Actions for/ }).click()
    await list.getByRole('button', { name: 'Force Unlock' }).click()
    await list.getByText('Post unlocked').waitFor()
    await june
      .getByText('An unlock has been requested for this document. You have been disconnected.')
      .first()
      .waitFor()
    await june.waitForURL(`${newsroom.cmsUrl}/admin/collections/posts`)
    await row.locator('.presence__lock').waitFor({ state: 'detached' })
    await list.close()
  })

  it('is written by whoever is left, and what was kept stands beside it', async () => {
    await ana.locator('.room__status', { hasText: 'Saved' }).waitFor()
    expect(await headlineOf(ana).isEditable()).toBe(true)
    await open(ana)
    await ana.locator('.kept-versions a', { hasText: 'What June Hathaway had written' }).waitFor()
  })

  it('is everybody’s again when its holder unlocks it, or leaves', async () => {
    await open(june)
    await ana.getByRole('button', { name: 'Lock', exact: true }).click()
    await notice(june, 'Locked by').waitFor()
    await ana.getByRole('button', { name: 'Locked by you' }).click()
    await june.getByRole('button', { name: 'Lock', exact: true }).click()
    await notice(ana, 'Locked by June Hathaway').waitFor()
    await june.locator('.step-nav a', { hasText: 'Posts' }).click()
    await ana.getByRole('button', { name: 'Lock', exact: true }).waitFor()
  })
})

describe('a story in two tabs of one browser', () => {
  it('is written in one of them; the other one says so, and takes over', async () => {
    await open(june)
    const second = await june.context().newPage()
    await second.goto(address)
    await notice(second, 'Open in another tab').waitFor()
    expect(await headlineOf(second).isEditable()).toBe(false)
    await second.getByRole('button', { name: 'Write here' }).click()
    await notice(june, 'Open in another tab').waitFor()
    await headlineOf(second).press('End')
    await headlineOf(second).pressSequentially('.')
    await untilHeadline(june, `${headline} tonight.`)
    await june.getByRole('button', { name: 'Write here' }).click()
    await notice(second, 'Open in another tab').waitFor()
    await second.close()
    expect(await headlineOf(june).isEditable()).toBe(true)
  })

  it('stays that of a tab that is loaded anew', async () => {
    await june.reload()
    await june.locator('.room__status', { hasText: 'Saved' }).waitFor()
    expect(await headlineOf(june).isEditable()).toBe(true)
  })
})

describe('the dashboard', () => {
  it('says what is being worked on now, and by whom', async () => {
    await open(june)
    await headlineOf(june).focus()
    await ana.goto(`${newsroom.cmsUrl}/admin`)
    const entry = ana.locator('.worked-on__document', { hasText: headline })
    await entry.getByText('June Hathaway, in Headline').first().waitFor()
    expect(await accessibilityFaults(ana, '.worked-on')).toEqual([])
  })
})
