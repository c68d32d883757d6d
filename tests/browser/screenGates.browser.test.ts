import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { type DeskBrowser, openDeskBrowser } from './deskBrowser.ts'
import { logIn, sharedNewsroom } from './newsroom.ts'

const newsroom = sharedNewsroom()

let browser: DeskBrowser
let page: Page

beforeAll(async () => {
  browser = await openDeskBrowser()
  page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
  await logIn(page, newsroom, 'contributor')
})
afterAll(() => browser?.close())

const open = (path: string) => page.goto(`${newsroom.cmsUrl}/admin/${path}`)

describe('a screen that a contributor lacks the permissions for', () => {
  it.each([
    ['collections/roles', 'READ_ROLE'],
    ['collections/roles/1', 'READ_ROLE'],
    ['collections/users', 'READ_USER, CREATE_USER, UPDATE_USER (one of them is enough)'],
    ['collections/activity', 'READ_ACTIVITY'],
    ['collections/api-tokens', 'READ_API_TOKEN, CREATE_API_TOKEN (one of them is enough)'],
    ['collections/url-targets', 'VIEW_REDIRECTS'],
    ['collections/sections/create', 'UPDATE_SECTION'],
    ['collections/authors/create', 'CREATE_AUTHOR'],
    ['globals/settings', 'SYSTEM_TOOLS'],
    ['globals/alert', 'MANAGE_HOMEPAGE'],
    ['system', 'SYSTEM_TOOLS'],
    ['newsletter-mails', 'UPDATE_NEWSLETTER'],
    ['newsletter-sender', 'PUBLISH_NEWSLETTER'],
  ])('says which ones: %s', async (path, missing) => {
    await open(path)
    await page.getByRole('heading', { level: 1, name: 'You do not have permissions to do this' }).waitFor()
    const text = await page.locator('.forbidden-screen p').textContent()
    expect(text).toContain(`The additional permissions required for this action are: ${missing}`)
    expect(await page.getByText('Not Found').count()).toBe(0)
  })

  it('leads back to the dashboard', async () => {
    await open('collections/roles')
    await page.getByRole('link', { name: 'Back to the dashboard' }).click()
    await page.waitForURL(/\/admin\/?$/)
  })

  it('is no other screen: what there is not is still not found, what is allowed is shown', async () => {
    await open('collections/nothing')
    await page.getByText('Nothing found').waitFor()
    await open('collections/posts')
    await page.locator('.posts-list-table').waitFor()
  })
})
