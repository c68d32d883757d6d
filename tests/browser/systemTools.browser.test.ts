import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { Page } from 'playwright-core'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { until } from '#tests/until.ts'
import { accessibilityFaults } from './accessibility.ts'
import { type BackOfficeBeside, startBackOfficeBeside } from './backOfficeBeside.ts'
import { type DeskBrowser, openDeskBrowser } from './deskBrowser.ts'
import { logIn, sharedNewsroom } from './newsroom.ts'
import { openStory } from './openStory.ts'
import { removeDocuments } from './removeDocuments.ts'
import { type SiteBeside, startSiteBeside } from './siteBeside.ts'
import { bodySelector } from './together/writer.page.ts'

jest.setTimeout(300_000)

const newsroom = sharedNewsroom()
const mark = `system${Date.now().toString(36)}`

let browser: DeskBrowser
let page: Page
let site: SiteBeside
let backOffice: BackOfficeBeside

beforeAll(async () => {
  browser = await openDeskBrowser()
  site = await startSiteBeside(newsroom, () => ({ CMS_URL: newsroom.cmsUrl }))
  backOffice = await startBackOfficeBeside(newsroom, (url) => ({ CMS_URL: url, SITE_PURGE_URLS: site.siteUrl }))
  page = await browser.newPage({ viewport: { width: 390, height: 844 } })
})
afterAll(async () => {
  try {
    await removeDocuments(page, 'posts', `where[headline][contains]=${mark}`)
  } finally {
    await browser?.close()
    await backOffice?.stop()
    await site?.stop()
  }
})

const table = (name: string) => page.getByRole('table', { name, exact: true })
const part = (name: string) => page.getByRole('region', { name, exact: true })

// Presses a button, and the one of the question behind it.
async function confirm(label: string, within = page.locator('main')): Promise<void> {
  await within.getByRole('button', { name: label }).first().press('Enter')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: label.split(':')[0] })
    .press('Enter')
}

describe('the system tools', () => {
  it('show a purge that waits while the site is down, on a phone, and that it is gone when the site is back', async () => {
    await logIn(page, { cmsUrl: backOffice.url }, 'admin')
    await page.goto(`${backOffice.url}/admin/system`)
    await table('Reader sites').getByText(site.siteUrl).waitFor()
    await site.kill()
    await page.getByLabel('Address', { exact: true }).fill('/about')
    await page.getByLabel('Address', { exact: true }).press('Enter')
    await table('Waiting purges').getByText('/about').waitFor()
    await part('Caches and purges').getByText('has not taken 1 purge').waitFor()
    await page.getByText('not answering').first().waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(390)
    await site.startAgain()
    await table('Waiting purges').waitFor({ state: 'detached' })
    await part('Overview').getByText('No purge waits').waitFor()
  })

  it('are found in the command menu, and rebuild the search index', async () => {
    await page.setViewportSize({ width: 1366, height: 900 })
    await logIn(page, newsroom, 'admin')
    await page.goto(`${newsroom.cmsUrl}/admin`)
    await page.getByRole('button', { name: 'Search' }).waitFor()
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog', { name: 'Search and commands' }).waitFor()
    await page.keyboard.type('System')
    await page.getByRole('option', { name: 'System', exact: true }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(`${newsroom.cmsUrl}/admin/system`)
    await table('Search index').waitFor()
    await confirm('Rebuild the index')
    await part('Search index').getByText('it ended on').waitFor()
    expect(await table('Search index').getByRole('row', { name: /^Post/ }).textContent()).toMatch(/0$/)
  })

  it('close a room, and the writer goes on writing', async () => {
    const writer = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    await logIn(writer, newsroom, 'editor')
    const body = lexicalFromBlocks([blockFixture('paragraph', { id: 'line', content: 'The harbor' })])
    const id = await openStory(writer, newsroom, { headline: `Ferry ${mark}`, type: 'article', body })
    await writer.locator('.room__status', { hasText: 'Saved' }).waitFor()
    await writer.locator(bodySelector).getByText('The harbor').click()
    await writer.keyboard.press('End')
    await writer.keyboard.type(' opens')
    await confirm(`Close room: Ferry ${mark}`)
    await page.getByText('The room is closed.').first().waitFor()
    await writer.keyboard.type(' today')
    const draft = () => page.evaluate(async (at) => (await fetch(at)).text(), `/api/posts/${id}?draft=true&depth=0`)
    await until('all of it is in the draft', draft, (text) => text.includes('The harbor opens today'))
  })
})
