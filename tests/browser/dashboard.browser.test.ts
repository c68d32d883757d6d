import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { type DeskBrowser, openDeskBrowser } from './deskBrowser.ts'
import { createReadyPost } from './lifecycle/readyPost.ts'
import { signInByRest } from './lifecycle/restPerson.ts'
import { logIn, sharedNewsroom } from './newsroom.ts'
import { removeDocuments } from './removeDocuments.ts'

const newsroom = sharedNewsroom()
// A word that no other test and no second run uses.
const mark = `home${Date.now().toString(36)}`

let browser: DeskBrowser
let page: Page

const list = (title: string) => page.getByRole('region', { name: title })
const lineOf = (title: string) => list(title).getByRole('link', { name: mark })

beforeAll(async () => {
  browser = await openDeskBrowser()
  page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
})

afterAll(async () => {
  try {
    await logIn(page, newsroom, 'admin')
    await removeDocuments(page, 'posts', `where[headline][contains]=${mark}`)
  } finally {
    await browser?.close()
  }
})

describe('the dashboard', () => {
  it('follows a story from its draft to its publication, without a reload', async () => {
    const [writer, editor] = await Promise.all(
      ['contributor', 'editor'].map((account) => signInByRest(newsroom.cmsUrl, account)),
    )
    if (!writer || !editor) throw new Error('Nobody signed in')
    await logIn(page, newsroom, 'contributor')
    await page.goto(`${newsroom.cmsUrl}/admin`)
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
    const id = await createReadyPost(writer, `Harbor ${mark}`)
    await lineOf('My drafts').getByText('Continue').waitFor()
    expect((await editor.call('POST', `/posts/${id}/publish`, {})).status).toBe(200)
    await lineOf('Just published').getByText('0 views').waitFor()
    await lineOf('My drafts').waitFor({ state: 'detached' })
    await lineOf('Just published').click()
    await page.waitForURL(`**/admin/collections/posts/${id}`)
  })

  it('leads to all own drafts, and to nothing of others', async () => {
    const [writer, editor] = await Promise.all(
      ['contributor', 'editor'].map((account) => signInByRest(newsroom.cmsUrl, account)),
    )
    if (!writer || !editor) throw new Error('Nobody signed in')
    await createReadyPost(writer, `Mine ${mark}`)
    await createReadyPost(editor, `Theirs ${mark}`)
    await page.goto(`${newsroom.cmsUrl}/admin`)
    await list('My drafts').getByRole('link', { name: 'All my drafts' }).click()
    const row = (title: string) => page.getByRole('link', { name: `${title} ${mark}` })
    await row('Mine').waitFor()
    expect(await row('Theirs').count()).toBe(0)
    await page.getByRole('button', { name: 'Filters (2)' }).click()
    await page.getByRole('checkbox', { name: 'Only my posts' }).uncheck()
    await row('Theirs').waitFor()
  })

  it('offers to create only what the person may create', async () => {
    await page.goto(`${newsroom.cmsUrl}/admin`)
    const offered = page.getByRole('navigation', { name: 'Create' }).getByRole('link')
    await offered.first().waitFor()
    expect(await offered.allTextContents()).toEqual(['New post', 'New file'])
    await logIn(page, newsroom, 'editor')
    await page.goto(`${newsroom.cmsUrl}/admin`)
    await offered.first().waitFor()
    expect(await offered.allTextContents()).toEqual(['New post', 'New newsletter', 'New page', 'New file'])
  })
})
