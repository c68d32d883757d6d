import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { z } from 'zod'
import { accessibilityFaults } from './accessibility.ts'
import { type DeskBrowser, openDeskBrowser } from './deskBrowser.ts'
import { logIn, sharedNewsroom } from './newsroom.ts'
import { openStory } from './openStory.ts'
import { removeDocuments } from './removeDocuments.ts'

const newsroom = sharedNewsroom()
// A word that no other test and no second run uses.
const mark = `shelf${Date.now().toString(36)}`
const found = z.object({
  docs: z.array(z.object({ id: z.number(), alt: z.string().nullish(), credit: z.string().nullish() })),
})

let browser: DeskBrowser
let page: Page

const card = (name: string): Locator => page.locator('.picker-grid > li', { hasText: name })
const files = async () => {
  const answer = await page.request.get(`${newsroom.cmsUrl}/api/media?where[filename][contains]=${mark}&sort=filename`)
  return found.parse(await answer.json()).docs
}
async function drop(names: readonly string[]): Promise<void> {
  const colours = ['#274', '#742']
  const pictures = await Promise.all(
    names.map(async (name, index) => ({
      name,
      bytes: (
        await sharp({ create: { width: 320, height: 200, channels: 3, background: colours[index] ?? '#247' } })
          .png()
          .toBuffer()
      ).toString('base64'),
    })),
  )
  await page.evaluate((pictures) => {
    const dataTransfer = new DataTransfer()
    for (const { name, bytes } of pictures) {
      const content = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))
      dataTransfer.items.add(new File([content], name, { type: 'image/png' }))
    }
    for (const type of ['dragenter', 'dragover', 'drop'])
      document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
  }, pictures)
}

beforeAll(async () => {
  browser = await openDeskBrowser()
  page = await (await browser.newContext({ viewport: { width: 1366, height: 900 } })).newPage()
  await logIn(page, newsroom, 'admin')
})

afterAll(async () => {
  try {
    await removeDocuments(page, 'posts', `where[headline][contains]=${mark}`)
    await removeDocuments(page, 'media', `where[filename][contains]=${mark}`)
  } finally {
    await browser?.close()
  }
})

describe('the list of the library', () => {
  it('takes files that are dropped anywhere, and has them described together', async () => {
    await page.goto(`${newsroom.cmsUrl}/admin/collections/media`)
    await page.locator('.picker-grid > li').first().waitFor()
    await drop([`${mark}-a.png`, `${mark}-b.png`])
    const uploads = page.getByRole('region', { name: 'Uploads' })
    await uploads.getByText('2 files uploaded').waitFor()
    await card(`${mark}-a`).waitFor()
    expect(await accessibilityFaults(page, '.media-list')).toEqual([])
    await uploads.getByRole('button', { name: 'Describe them' }).click()
    await page.getByLabel(`Alternative text of ${mark}-a.png`).fill('A green field')
    await page.getByLabel('Credit of all').fill('Ada Brandvold')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('2 files changed').waitFor()
    expect((await files()).map(({ alt, credit }) => [alt ?? '', credit])).toEqual([
      ['A green field', 'Ada Brandvold'],
      ['', 'Ada Brandvold'],
    ])
  })

  it('deletes what is chosen by keyboard, and asks again for what a story uses', async () => {
    const [first] = await files()
    await openStory(page, newsroom, { headline: `Uses a file ${mark}`, websiteImage: first?.id })
    await page.goto(`${newsroom.cmsUrl}/admin/collections/media`)
    for (const name of ['a', 'b']) {
      await page.getByRole('checkbox', { name: `Select ${mark}-${name}.png` }).focus()
      await page.keyboard.press('Space')
    }
    await page.getByText('2 Files Selected').waitFor()
    await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Delete' }).click()
    const dialog = page.getByRole('dialog').filter({ hasText: 'Delete: 2 files' })
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
    await dialog.getByRole('button', { name: 'Delete all the same' }).waitFor()
    expect(await files()).toHaveLength(1)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await card(`${mark}-b`).waitFor({ state: 'detached' })
    expect(await card(`${mark}-a`).count()).toBe(1)
  })

  it('is a table where that is wanted, and remembers it', async () => {
    await page.goto(`${newsroom.cmsUrl}/admin/collections/media`)
    await page.getByRole('button', { name: 'List', exact: true }).click()
    await page.getByRole('columnheader', { name: 'Kind' }).waitFor()
    await page.reload()
    await page.getByRole('columnheader', { name: 'Kind' }).waitFor()
    await page.getByRole('button', { name: 'Grid', exact: true }).click()
    await page.locator('.picker-grid > li').first().waitFor()
  })
})

describe('the form of an author', () => {
  it('shows what readers get below a story, as it is typed', async () => {
    await page.goto(`${newsroom.cmsUrl}/admin/collections/authors/create`)
    const look = page.getByRole('region', { name: 'What readers get below this author’s stories' })
    await page.getByLabel('Name').first().fill(`Theo ${mark}`)
    await page.getByLabel('Bio').fill('Covers the harbor.')
    await look.getByText(`Theo ${mark}`).waitFor()
    await look.getByText('Covers the harbor.').waitFor()
    expect(await accessibilityFaults(page, '.for-readers')).toEqual([])
  })
})
