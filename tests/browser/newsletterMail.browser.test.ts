import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Client } from 'pg'
import type { Page } from 'playwright-core'
import { z } from 'zod'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { until } from '#tests/until.ts'
import { accessibilityFaults } from './accessibility.ts'
import { type DeskBrowser, openDeskBrowser } from './deskBrowser.ts'
import { signInByRest } from './lifecycle/restPerson.ts'
import { logIn, sharedNewsroom } from './newsroom.ts'
import { removeDocuments } from './removeDocuments.ts'

const newsroom = sharedNewsroom()
const mark = Date.now().toString(36)
const address = (name: string) => `${name}-${mark}@reader.test`
const lists = z.object({ docs: z.array(z.object({ id: z.number() })).min(1) })
const created = z.object({ doc: z.object({ id: z.number() }) })

let browser: DeskBrowser
let page: Page

beforeAll(async () => {
  browser = await openDeskBrowser()
  page = await (await browser.newContext({ viewport: { width: 1366, height: 900 } })).newPage()
  await logIn(page, newsroom, 'admin')
  const found = await page.evaluate(async () => (await fetch('/api/newsletter-lists?depth=0&limit=1')).json())
  const body = lexicalFromBlocks([blockFixture('paragraph', { content: 'The pier is closed.' })])
  const fields = { title: `High water ${mark}`, subject: 'High water', list: lists.parse(found).docs[0]?.id, body }
  const answer = await page.evaluate(async (data) => {
    const headers = { 'Content-Type': 'application/json' }
    return (await fetch('/api/newsletters?draft=true', { method: 'POST', headers, body: JSON.stringify(data) })).json()
  }, fields)
  await page.goto(`${newsroom.cmsUrl}/admin/collections/newsletters/${created.parse(answer).doc.id}`)
  await page.locator('.room__status', { hasText: 'Saved' }).waitFor()
})
afterAll(async () => {
  try {
    await removeDocuments(page, 'newsletters', `where[title][contains]=${mark}`)
    await removeDocuments(page, 'newsletter-subscriptions', `where[email][contains]=${mark}`)
    await removeDocuments(page, 'newsletter-lists', `where[name][contains]=${mark}`)
  } finally {
    await browser?.close()
  }
})

const mail = () => page.frameLocator('iframe[title="The newsletter as a mail"]')
const views = () => page.getByRole('combobox', { name: 'Shown as' })

describe('the mail of an issue', () => {
  it('has its checks in the panel', async () => {
    const panel = page.getByRole('complementary', { name: 'About the newsletter' })
    await panel.getByText('Preview text is populated').waitFor()
    await panel.getByText('Ready to publish; 1 recommended').waitFor()
    await panel.getByRole('button', { name: 'Fix: Preview text is populated' }).click()
    await page.locator('#field-previewText:focus').waitFor()
  })

  it('stands beside the text and follows it, on light and dark paper, with its size', async () => {
    await page.getByRole('button', { name: 'Preview', exact: true }).click()
    await views().selectOption('Mail')
    await mail().getByText('The pier is closed.').waitFor()
    await page.locator('#field-previewText').fill('Until noon')
    await page.locator('.mail-preview__lines', { hasText: 'Until noon' }).waitFor()
    await page.getByText(/^\d+ KB of 100 KB$/).waitFor()
    const paper = () =>
      mail()
        .locator('body')
        .evaluate((body) => getComputedStyle(body).backgroundColor)
    expect(await paper()).toBe('rgb(255, 255, 255)')
    await page.getByRole('button', { name: 'Dark', exact: true }).click()
    await until('the paper is dark', paper, (color) => color === 'rgb(22, 22, 22)')
    expect(await accessibilityFaults(page, '.preview-panel')).toEqual([])
  })

  it('is read without HTML, too', async () => {
    await views().selectOption('Mail as plain text')
    await page.getByRole('region', { name: 'The mail as plain text' }).getByText('The pier is closed.').waitFor()
  })

  it('is sent as a test, to the written mails where there is no mail server', async () => {
    await page.getByRole('button', { name: 'Send a test' }).click()
    const dialog = page.getByRole('dialog', { name: 'Send a test' })
    await dialog.getByText('No mail server is set up').waitFor()
    expect(await accessibilityFaults(page, '.question-dialog')).toEqual([])
    await dialog.getByRole('textbox').fill(address('test'))
    await dialog.getByRole('button', { name: 'Send', exact: true }).click()
    await dialog.waitFor({ state: 'hidden' })
    await views().selectOption('Newsletter')
    await page.getByRole('button', { name: 'Light', exact: true }).click()
    await page.getByRole('button', { name: 'Close the preview' }).click()
  })
})

describe('an issue of a newsroom without a mail server', () => {
  // Publishes an issue of a newsletter with three readers. Returns its id.
  async function publishIssue(): Promise<number> {
    const admin = await signInByRest(newsroom.cmsUrl, 'admin')
    const make = async (collection: string, data: object) =>
      created.parse((await admin.call('POST', `/${collection}?depth=0`, data)).body).doc.id
    const list = await make('newsletter-lists', { name: `Tides ${mark}` })
    const issue = await make('newsletters', { title: `Tides ${mark}`, subject: `Low water ${mark}`, list, slug: mark })
    const published = await admin.call('POST', `/newsletters/${issue}/publish`, { updatePublishDate: false })
    if (published.status !== 200) throw new Error(JSON.stringify(published.body))
    const database = new Client({ connectionString: newsroom.databaseUrl })
    await database.connect()
    await database.query(
      `INSERT INTO newsletter_subscriptions (email, list_id, state, source, asked_at, confirmed_at, mails)
       SELECT name, $2, 'confirmed', 'test', now(), now(), 0 FROM unnest($1::text[]) AS name`,
      [['ana', 'ben', 'cleo'].map(address), list],
    )
    await database.end()
    return issue
  }

  it('is sent to a folder, and each of its mails is found and looked at', async () => {
    await page.goto(`${newsroom.cmsUrl}/admin/collections/newsletters/${await publishIssue()}/send`)
    await page.getByText('No mail server is set up: mails are written').waitFor()
    await page.getByRole('button', { name: 'Send to 3 readers' }).click()
    await page.getByRole('button', { name: 'Send now' }).click()
    await page.getByRole('row', { name: /Accepted by the mail service 3/ }).waitFor()
    await page.getByRole('link', { name: 'written mails', exact: true }).click()
    const search = page.getByRole('searchbox', { name: 'Address or subject' })
    await search.fill(`low water ${mark}`)
    await until(
      'the three mails are listed',
      () => page.locator('.desk__line').count(),
      (count) => count === 3,
    )
    expect(await accessibilityFaults(page, 'main')).toEqual([])
    await search.fill(address('ben'))
    await page.getByRole('link', { name: address('ben') }).press('Enter')
    await page.frameLocator('iframe[title="The mail"]').getByRole('link', { name: 'Unsubscribe' }).waitFor()
    expect(await accessibilityFaults(page, 'main')).toEqual([])
    const shown = page.getByRole('combobox', { name: 'Shown as' })
    await shown.selectOption('Headers')
    await page.getByText('List-Unsubscribe=One-Click').waitFor()
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await shown.selectOption('Plain text')
    await page.getByRole('region', { name: 'The mail as plain text' }).getByText(`Tides ${mark}`).first().waitFor()
    await page.getByRole('link', { name: 'All mails' }).press('Enter')
    // The search stays, and the focus returns to the mail.
    await page.getByRole('link', { name: address('ben') }).waitFor()
    await search.fill(address('test'))
    await page.getByText('[Test] High water').first().waitFor()
  })

  it('is part of the history of its reader, whose data is deleted there', async () => {
    await page.setViewportSize({ width: 1366, height: 900 })
    const where = `where[email][equals]=${encodeURIComponent(address('ana'))}`
    const found = await page.evaluate(
      async (query) => (await fetch(`/api/newsletter-subscriptions?depth=0&${query}`)).json(),
      where,
    )
    await page.goto(`${newsroom.cmsUrl}/admin/collections/newsletter-subscriptions/${lists.parse(found).docs[0]?.id}`)
    await page.getByRole('link', { name: 'History' }).click()
    await page.getByText(`Mail written to the folder: Tides ${mark}`).waitFor()
    expect(await accessibilityFaults(page, 'main')).toEqual([])
    await page.getByRole('button', { name: 'Delete all data of this reader' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await page.waitForURL(/newsletter-subscriptions$/)
    await page.goto(`${newsroom.cmsUrl}/admin/newsletter-mails`)
    await page.getByRole('searchbox', { name: 'Address or subject' }).fill(address('ana'))
    await page.getByText('No mail has these words').waitFor()
  })
})
