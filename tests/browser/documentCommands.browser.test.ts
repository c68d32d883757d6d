import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { Page } from 'playwright-core'
import { type DeskBrowser, openDeskBrowser } from './deskBrowser.ts'
import { createReadyPost } from './lifecycle/readyPost.ts'
import { signInByRest } from './lifecycle/restPerson.ts'
import { logIn, sharedNewsroom } from './newsroom.ts'
import { openStory } from './openStory.ts'
import { removeDocuments } from './removeDocuments.ts'

jest.setTimeout(300_000)

const newsroom = sharedNewsroom()
// A word that no other test and no second run uses.
const mark = `act${Date.now().toString(36)}`

let browser: DeskBrowser
let page: Page

beforeAll(async () => {
  browser = await openDeskBrowser()
  page = await (await browser.newContext({ viewport: { width: 1366, height: 900 } })).newPage()
  await logIn(page, newsroom, 'editor')
})

afterAll(async () => {
  try {
    await logIn(page, newsroom, 'editor')
    await removeDocuments(page, 'posts', `where[headline][contains]=${mark}`)
  } finally {
    await browser?.close()
  }
})

const menu = () => page.getByRole('dialog', { name: 'Search and commands' })
const ofDocument = () => menu().getByRole('group', { name: 'This document' }).getByRole('option')
const option = (name: string) => menu().getByRole('option', { name, exact: true })
const statusIs = (label: string) => page.locator('.lifecycle-status .pill').getByText(label, { exact: true }).waitFor()

// Opens the menu and waits until the bar has handed over the action.
const openMenuWith = async (action: string) => {
  await page.keyboard.press('Control+k')
  await option(action).waitFor()
}
// Leaves the menu; the keys that open it would close one that is still there.
const leaveMenu = async () => {
  await page.keyboard.press('Escape')
  await menu().waitFor({ state: 'detached' })
}
const choose = async (action: string) => {
  await page.keyboard.press('Control+k')
  await menu().getByRole('combobox').fill(action)
  await option(action).waitFor()
  await option(action).click()
  await menu().waitFor({ state: 'detached' })
}
const openReady = async (headline: string) => {
  const id = await createReadyPost(await signInByRest(newsroom.cmsUrl, 'editor'), `${headline} ${mark}`)
  await page.goto(`${newsroom.cmsUrl}/admin/collections/posts/${id}`)
  await statusIs('Draft')
  await page.getByText('Saved', { exact: true }).first().waitFor()
}

describe('the actions of the open document in the command menu', () => {
  it('come first, are those of the bar, and begin with one that changes nothing', async () => {
    await openReady('Offered')
    await openMenuWith('Publish')
    expect(await menu().getByRole('option').first().textContent()).toBe('Preview')
    const offered = await ofDocument().allTextContents()
    expect(offered).toEqual(
      expect.arrayContaining(['Publish', 'Schedule', 'Save', 'Lock', 'Versions', 'Move to trash']),
    )
    for (const action of ['Unpublish', 'View live', 'Restore']) expect(offered).not.toContain(action)
    expect(new Set(offered).size).toBe(offered.length)
    await page.keyboard.press('Enter')
    await page.locator('[data-preview-toggle][aria-expanded=true]').waitFor()
    await choose('Close the preview')
    await page.locator('[data-preview-toggle][aria-expanded=false]').waitFor()
  })

  it('ask what the bar asks: a time to schedule, what becomes of the address to unpublish', async () => {
    await choose('Schedule')
    await page.getByRole('dialog', { name: 'Schedule publication' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'Schedule publication' }).waitFor({ state: 'detached' })
    await choose('Publish')
    await statusIs('Published')
    await choose('Unpublish')
    await page.getByRole('dialog').getByRole('heading', { name: 'Unpublish' }).waitFor()
    await page.keyboard.press('Escape')
    await openMenuWith('View live')
    expect(await option('Publish').count()).toBe(0)
    await leaveMenu()
  })

  it('lock and unlock', async () => {
    await choose('Lock')
    await page.getByRole('button', { name: 'Locked by you' }).waitFor()
    await choose('Unlock')
    await page.getByRole('button', { name: 'Lock', exact: true }).waitFor()
  })

  it('end with the screen of the document', async () => {
    // By a link: a page that has just been loaded may not take keys yet.
    await page.locator('.step-nav a').first().press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
    await openMenuWith('Posts')
    expect(await menu().getByText('This document').count()).toBe(0)
    await leaveMenu()
  })

  it('are only those that the person may do', async () => {
    await logIn(page, newsroom, 'contributor')
    await openStory(page, newsroom, { headline: `Contributed ${mark}`, type: 'article' })
    await statusIs('Draft')
    await openMenuWith('Lock')
    const offered = await ofDocument().allTextContents()
    expect(offered).toEqual(expect.arrayContaining(['Preview', 'Save', 'Versions']))
    for (const action of ['Publish', 'Schedule', 'Unpublish', 'Force Unlock']) expect(offered).not.toContain(action)
  })
})
