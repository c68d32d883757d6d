import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { z } from 'zod'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import { lexicalFromBlocks } from '#blocks/core/lexical.convert.ts'
import { until } from '#tests/until.ts'
import { accessibilityFaults } from './accessibility.ts'
import { type DeskBrowser, openDeskBrowser } from './deskBrowser.ts'
import { logIn, sharedNewsroom } from './newsroom.ts'
import { removeDocuments } from './removeDocuments.ts'

const newsroom = sharedNewsroom()
const mark = Date.now().toString(36)
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

  it('is sent as a test, where there is a mail server', async () => {
    await page.getByRole('button', { name: 'Send a test' }).click()
    const dialog = page.getByRole('dialog', { name: 'Send a test' })
    await dialog.getByText(/No mail server is set up|Addresses, up to 5/).waitFor()
    expect(await accessibilityFaults(page, '.question-dialog')).toEqual([])
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await views().selectOption('Newsletter')
    await page.getByRole('button', { name: 'Light', exact: true }).click()
    await page.getByRole('button', { name: 'Close the preview' }).click()
  })
})
