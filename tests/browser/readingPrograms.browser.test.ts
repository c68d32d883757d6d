import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { until } from '#tests/until.ts'
import { accessibilityFaults } from './accessibility.ts'
import { type DeskBrowser, openDeskBrowser } from './deskBrowser.ts'
import { logIn, sharedNewsroom } from './newsroom.ts'

const newsroom = sharedNewsroom()
const bot = `Test${Date.now().toString(36)}bot`

let browser: DeskBrowser
let desk: Page

beforeAll(async () => {
  browser = await openDeskBrowser()
  desk = await (await browser.newContext()).newPage()
  await logIn(desk, newsroom, 'admin')
  const reader = await (await browser.newContext({ userAgent: `Mozilla/5.0 (compatible; ${bot}/1.0)` })).newPage()
  const counted = reader.waitForResponse((response) => response.url().endsWith('/api/beacon'))
  await reader.goto(newsroom.siteUrl)
  expect((await counted).status()).toBe(204)
  await reader.context().close()
})
afterAll(() => browser?.close())

const programs = () => desk.getByRole('region', { name: 'Programs of the last 24 hours' })
const row = () => programs().getByRole('row').filter({ hasText: bot })

describe('a program that opens pages', () => {
  it('is no reader until an administrator says so, and that can be taken back', async () => {
    await until('its visit is stored', async () => {
      await desk.goto(`${newsroom.cmsUrl}/admin/numbers`)
      await programs().getByRole('row').nth(1).waitFor()
      return (await row().count()) === 1
    })
    await row().getByText('No, it is a bot').waitFor()
    expect(await accessibilityFaults(desk)).toEqual([])
    await row()
      .getByRole('button', { name: `Count ${bot}` })
      .click()
    await row().getByText('Yes, decided here').waitFor()
    await desk.reload()
    await row()
      .getByRole('button', { name: `Leave out ${bot}` })
      .click()
    await row().getByText('No, it is a bot').waitFor()
  })

  it('is shown to other members, who decide nothing', async () => {
    const other = await (await browser.newContext()).newPage()
    await logIn(other, newsroom, 'writer')
    await other.goto(`${newsroom.cmsUrl}/admin/numbers`)
    const shown = other.getByRole('region', { name: 'Programs of the last 24 hours' })
    await shown.getByRole('row').filter({ hasText: bot }).waitFor()
    expect(await shown.getByRole('button').count()).toBe(0)
    await other.context().close()
  })
})
