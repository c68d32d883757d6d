import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { demoAccounts, demoPassword } from '#scripts/start/demo.ts'
import { openBrowser, sharedNewsroom } from './newsroom.ts'

const newsroom = sharedNewsroom()
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe('a newsroom that npm start has just made', () => {
  it.each(demoAccounts)('lets %s in with the password of the demo', async (account) => {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(`${newsroom.cmsUrl}/admin/login`)
    await page.getByLabel('E-mail').fill(account)
    await page.getByLabel('Password', { exact: true }).fill(demoPassword)
    await Promise.all([
      page.waitForURL((url) => !url.pathname.endsWith('/login')),
      page.getByRole('button', { name: 'Log in', exact: true }).click(),
    ])
    // From within the page: a cookie counts only for requests that come from the back office itself.
    const email = await page.evaluate(async () => (await (await fetch('/api/users/me')).json()).user?.email)
    expect(email).toBe(account)
    await context.close()
  })

  it('shows its stories to a reader without script', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    const response = await page.goto(`${newsroom.siteUrl}/`)
    expect(response?.status()).toBe(200)
    const article = page.locator('main a[href]').first()
    await article.click()
    await page.waitForURL((url) => url.pathname !== '/')
    expect(await page.locator('h1').first().textContent()).not.toBe('')
    await context.close()
  })
})
