import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { accessibilityFaults } from './accessibility.ts'
import { type DeskBrowser, openDeskBrowser } from './deskBrowser.ts'
import { logIn, sharedNewsroom } from './newsroom.ts'
import { removeDocuments } from './removeDocuments.ts'

const newsroom = sharedNewsroom()
const mark = Date.now().toString(36)
const desk = `Old desk ${mark}`
const headline = `A story of the old desk ${mark}`

let browser: DeskBrowser
let page: Page
let section: string

// Makes a document as the user who is logged in. Returns its id.
const make = (collection: string, fields: object) =>
  page.evaluate(
    async ([slug, data]) => {
      const headers = { 'Content-Type': 'application/json' }
      const init = { method: 'POST', headers, body: JSON.stringify(data) }
      const response = await fetch(`/api/${slug}?draft=true`, init)
      if (!response.ok) throw new Error(await response.text())
      return String((await response.json()).doc.id)
    },
    [collection, fields] as const,
  )

const isTrashed = () =>
  page.evaluate(async (id) => {
    const answer = await fetch(`/api/sections/${id}?draft=true&trash=true&depth=0`)
    return Boolean((await answer.json()).deletedAt)
  }, section)

beforeAll(async () => {
  browser = await openDeskBrowser()
  page = await browser.newPage({ viewport: { width: 1400, height: 1000 } })
  await logIn(page, newsroom, 'admin')
})
beforeEach(async () => {
  await clear()
  section = await make('sections', { name: desk, slug: `old-desk-${mark}` })
})
afterAll(async () => {
  try {
    await clear()
  } finally {
    await browser?.close()
  }
})

const clear = async () => {
  await removeDocuments(page, 'posts', `where[headline][equals]=${encodeURIComponent(headline)}`)
  await removeDocuments(page, 'sections', `where[name][equals]=${encodeURIComponent(desk)}`)
}

const openSection = async () => {
  await page.goto(`${newsroom.cmsUrl}/admin/collections/sections/${section}`)
  await page.locator('.used-in').waitFor()
}

const moveToTrash = async () => {
  await page.locator('.doc-controls__popup button').click()
  await page.locator('#lifecycle-trash').click()
}

describe('moving a section to the trash', () => {
  it('says where it is used, and does it only when the person wants it all the same', async () => {
    await make('posts', { headline, sections: [Number(section)] })
    await openSection()
    await moveToTrash()
    const dialog = page.getByRole('dialog').filter({ hasText: 'Used in 1 place' })
    await dialog.getByRole('link', { name: headline }).waitFor()
    await dialog.getByText('It can be restored out of the trash.').waitFor()
    expect(await accessibilityFaults(page, '.confirmation-modal')).toEqual([])
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'hidden' })
    expect(await isTrashed()).toBe(false)
    await moveToTrash()
    await dialog.getByRole('button', { name: 'Move to trash' }).click()
    await page.waitForURL((url) => url.pathname.endsWith('/collections/sections'))
    expect(await isTrashed()).toBe(true)
  })

  it('asks no question where it is used nowhere', async () => {
    await openSection()
    await moveToTrash()
    await page.waitForURL((url) => url.pathname.endsWith('/collections/sections'))
    expect(await isTrashed()).toBe(true)
  })

  it('leaves out of many what is used, says where, and takes it along when that is wanted all the same', async () => {
    await make('posts', { headline, sections: [Number(section)] })
    await page.goto(`${newsroom.cmsUrl}/admin/collections/sections?keyword=${encodeURIComponent(desk)}`)
    await page.getByRole('checkbox', { name: desk }).click()
    await page.getByRole('button', { name: 'Move to trash' }).click()
    const dialog = page.locator('.posts-list-bulk')
    await dialog.getByRole('button', { name: 'Move to trash', exact: true }).click()
    await dialog.getByText(`Used in 1 place: “${headline}”.`).waitFor()
    await dialog.getByText('0 done, 1 refused.').waitFor()
    await dialog.getByRole('button', { name: 'Move to trash all the same' }).click()
    await dialog.getByText('1 done.').waitFor()
    expect(await isTrashed()).toBe(true)
  })
})
