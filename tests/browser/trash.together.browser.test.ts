import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { Page } from 'playwright-core'
import { type DeskBrowser, openDeskBrowser } from './deskBrowser.ts'
import { createReadyPost } from './lifecycle/readyPost.ts'
import { type RestPerson, signInByRest } from './lifecycle/restPerson.ts'
import { logIn, sharedNewsroom } from './newsroom.ts'

jest.setTimeout(300_000)

const newsroom = sharedNewsroom()
const mark = Date.now().toString(36)
const made: number[] = []

let browser: DeskBrowser
let page: Page
let admin: RestPerson

beforeAll(async () => {
  browser = await openDeskBrowser()
  admin = await signInByRest(newsroom.cmsUrl, 'admin')
  page = await (await browser.newContext({ viewport: { width: 1400, height: 1000 } })).newPage()
  await logIn(page, newsroom, 'editor')
})

afterAll(async () => {
  try {
    for (const id of made) {
      await admin.call('POST', `/posts/${id}/trash`)
      await admin.call('DELETE', `/posts/${id}?trash=true`)
    }
  } finally {
    await browser?.close()
  }
})

const notice = (text: string) => page.locator('[data-sonner-toast]').getByText(text).waitFor()
const button = (name: string) => page.getByRole('button', { name, exact: true })
const roomSays = (words: string) => page.locator('.room__status').getByText(words, { exact: true }).waitFor()
const statusIs = (words: string) =>
  page.locator('.lifecycle-status .pill').getByText(words, { exact: true }).waitFor({ timeout: 60_000 })

// A post of the test's own, open in the browser.
async function openPost(headline: string): Promise<number> {
  const id = await createReadyPost(admin, `${headline} ${mark}`)
  made.push(id)
  await page.goto(`${newsroom.cmsUrl}/admin/collections/posts/${id}`)
  await roomSays('Saved')
  return id
}

const openMenu = () => page.locator('.doc-controls__popup button').first().click()

describe('a post that a user has had open', () => {
  it('is restored from the trash by them, in the same browser', async () => {
    const id = await openPost('Had open')
    await openMenu()
    await page.locator('#lifecycle-trash').click()
    await notice('Post moved to the trash')
    await page.goto(`${newsroom.cmsUrl}/admin/collections/posts/trash/${id}`)
    await roomSays('Saved')
    await button('Restore').click()
    await notice('Post restored as a draft')
    await page.waitForURL((url) => url.pathname.endsWith(`/collections/posts/${id}`))
    await statusIs('Draft')
  })

  it('comes back with what only their browser has', async () => {
    const id = await openPost('Typed offline')
    await page.context().setOffline(true)
    await page.locator('.room__status').getByText('Offline. Kept in this browser').waitFor()
    await page.locator('#field-headline').press('End')
    await page.keyboard.type(' and then some')
    await admin.call('POST', `/posts/${id}/trash`)
    await page.context().setOffline(false)
    await statusIs('Trashed')
    await page.goto(`${newsroom.cmsUrl}/admin/collections/posts/trash/${id}`)
    await roomSays('Kept in this browser')
    await button('Restore').click()
    await notice('Post restored as a draft')
    await page.waitForURL((url) => url.pathname.endsWith(`/collections/posts/${id}`))
    await roomSays('Saved')
    expect(await page.inputValue('#field-headline')).toBe(`Typed offline ${mark} and then some`)
    const { body } = await admin.call('GET', `/posts/${id}?draft=true&depth=0`)
    expect(Object(body).headline).toContain('Typed offline')
  })
})

describe('a post that a colleague moves to the trash while it is open', () => {
  it('says so, offers to restore it, and nothing else', async () => {
    const id = await openPost('Open elsewhere')
    await page.locator('.readiness__summary').getByText('Ready to publish').waitFor()
    await admin.call('POST', `/posts/${id}/trash`)
    await page.getByText('This post was moved to the trash. Restore it to go on writing.').waitFor()
    await statusIs('Trashed')
    await page.screenshot({ path: '/tmp/trashed-open.png' })
    expect(await page.locator('.readiness').count()).toBe(0)
    expect(await page.locator('#lifecycle-save, #lifecycle-publish').count()).toBe(0)
    await page.keyboard.press('Control+s')
    await openMenu()
    await page.locator('.popup__content').first().waitFor()
    expect(await page.locator('#action-delete').locator('visible=true').count()).toBe(0)
    await page.keyboard.press('Escape')
    expect(await page.getByText('Post saved').count()).toBe(0)
    await button('Restore').click()
    await notice('Post restored as a draft')
    await statusIs('Draft')
    await page.locator('#field-headline').press('End')
    await page.keyboard.type(' again')
    await roomSays('Saved')
    await page.locator('#lifecycle-save').waitFor()
  })
})

describe('when a post was last saved', () => {
  it('is reported as it was, and not as the moment at which it was opened', async () => {
    const { body } = await admin.call('GET', '/posts?limit=1&sort=updatedAt&depth=0&draft=true')
    const id = Object(body).docs[0].id
    const lastSaved = new Date(Object(body).docs[0].updatedAt)
    await page.goto(`${newsroom.cmsUrl}/admin/collections/posts/${id}`)
    await roomSays('Saved')
    const said = await page.locator('.doc-controls__meta').textContent()
    const minutes = Math.floor((Date.now() - lastSaved.getTime()) / 60_000)
    expect([minutes, said]).toEqual([
      minutes,
      minutes < 2 ? expect.anything() : expect.not.stringContaining('less than a minute'),
    ])
  })
})
