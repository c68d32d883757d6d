import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { Page } from 'playwright-core'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { accessibilityFaults } from './accessibility.ts'
import { type DeskBrowser, openDeskBrowser } from './deskBrowser.ts'
import { logIn, sharedNewsroom } from './newsroom.ts'
import { openStory } from './openStory.ts'
import { removeDocuments } from './removeDocuments.ts'
import { openSection } from './storyPanel.ts'

jest.setTimeout(300_000)

const newsroom = sharedNewsroom()
const mark = `axe${Date.now().toString(36)}`

let browser: DeskBrowser
let page: Page

beforeAll(async () => {
  browser = await openDeskBrowser()
  page = await (await browser.newContext({ viewport: { width: 1366, height: 900 } })).newPage()
})

afterAll(async () => {
  try {
    await removeDocuments(page, 'posts', `where[headline][contains]=${mark}`)
  } finally {
    await browser?.close()
  }
})

// Waits until the screen is drawn and Payload's markup is corrected, and runs axe.
const faultsOf = async (ready: string): Promise<string[]> => {
  await page.locator(ready).first().waitFor()
  await page.waitForLoadState('networkidle')
  return accessibilityFaults(page)
}

describe('axe finds no fault', () => {
  it('on the login screen', async () => {
    await page.goto(`${newsroom.cmsUrl}/admin/login`)
    expect(await faultsOf('main.sign-in')).toEqual([])
    await logIn(page, newsroom, 'admin')
  })

  it.each([
    ['the dashboard', '/admin', 'main.dashboard .dashboard-list'],
    ['the media library', '/admin/collections/media', '.picker-grid > li'],
    ['the redirects', '/admin/collections/url-targets', 'td input[aria-label^="Select "]'],
    ['the roles', '/admin/collections/roles', 'td input[aria-label^="Select "]'],
    ['a role', '/admin/collections/roles/1', '.doc-tabs__tabs[role=group]'],
    ['the settings', '/admin/globals/settings', '.doc-tabs__tabs[role=group]'],
    ['the account', '/admin/account', '.account .account__row'],
    ['the activity', '/admin/collections/activity', 'table'],
    ['the system tools', '/admin/system', '.system-table'],
  ])('on %s', async (_name, path, ready) => {
    await page.goto(newsroom.cmsUrl + path)
    expect(await faultsOf(ready)).toEqual([])
  })

  it('on every tab of the settings, with an entry in each list', async () => {
    await page.goto(`${newsroom.cmsUrl}/admin/globals/settings`)
    const tabs = page.locator('.tabs-field__tab-button')
    await tabs.first().waitFor()
    for (const tab of await tabs.all()) {
      await tab.press('Enter')
      for (const add of await page.locator('.array-field__add-row').all()) await add.press('Enter')
      const name = await tab.textContent()
      expect({ name, faults: await faultsOf('.tabs-field__tab-button--active') }).toEqual({ name, faults: [] })
    }
    await page.goto('about:blank')
  })

  it('on the posts list with a row ticked', async () => {
    await page.goto(`${newsroom.cmsUrl}/admin/collections/posts`)
    await page
      .getByRole('checkbox', { name: /^Select / })
      .nth(1)
      .check()
    expect(await faultsOf('.posts-list-table__chosen')).toEqual([])
    const all = page.getByRole('checkbox', { name: 'Select all on this page' })
    expect(await all.evaluate((input: HTMLInputElement) => input.indeterminate)).toBe(true)
  })

  it('on every section of the story’s panel', async () => {
    await openStory(page, newsroom, { headline: `Harbor ${mark}` })
    await page.getByText('Saved', { exact: true }).first().waitFor()
    for (const section of ['Publication', 'Media', 'Details'] as const) {
      await openSection(page, section)
      const faults = await faultsOf('.story-panel [aria-selected=true]')
      expect({ section, faults }).toEqual({ section, faults: [] })
    }
  })

  it('on a story with a list of documents in a drawer over it', async () => {
    const body = lexicalFromBlocks([blockFixture('newsletter-signup')])
    await openStory(page, newsroom, { headline: `Harbor ${mark}`, body })
    await page.getByText('Saved', { exact: true }).first().waitFor()
    await page.getByRole('button', { name: 'Select Newsletter' }).first().click()
    expect(await faultsOf('.list-drawer td button')).toEqual([])
    await page.keyboard.press('Escape')
  })
})
