import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { accessibilityFaults } from './accessibility.ts'
import { type DeskBrowser, openDeskBrowser } from './deskBrowser.ts'
import { createReadyPost } from './lifecycle/readyPost.ts'
import { type Answer, type RestPerson, signInByRest } from './lifecycle/restPerson.ts'
import { logIn, sharedNewsroom } from './newsroom.ts'

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

// A post of the test's own in the trash, opened.
const openTrashed = async (headline: string): Promise<number> => {
  const id = await createReadyPost(admin, `${headline} ${mark}`)
  made.push(id)
  await admin.call('POST', `/posts/${id}/trash`)
  await page.goto(`${newsroom.cmsUrl}/admin/collections/posts/trash/${id}`)
  await page.locator('#lifecycle-restore').waitFor()
  return id
}

describe('a post in the trash', () => {
  it('comes back as a draft with Restore, which says so and opens it', async () => {
    const id = await openTrashed('Comes back')
    expect(await page.locator('#action-restore, #action-permanently-delete').locator('visible=true').count()).toBe(0)
    expect(await accessibilityFaults(page, '.doc-controls')).toEqual([])
    await button('Restore').click()
    await notice('Post restored as a draft')
    await page.waitForURL((url) => url.pathname.endsWith(`/collections/posts/${id}`))
    await page.locator('.lifecycle-status .pill').getByText('Draft', { exact: true }).waitFor()
  })

  it('is deleted for good after a question, which Escape leaves', async () => {
    const id = await openTrashed('Goes for good')
    await button('Delete Post').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(`Are you sure you want to delete "Goes for good ${mark}"?`).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await button('Delete Post').click()
    await dialog.getByRole('button', { name: 'Delete Post' }).click()
    await notice('Post deleted')
    await page.waitForURL((url) => url.pathname.endsWith('/collections/posts'))
    expect((await admin.call('GET', `/posts/${id}?trash=true`)).status).toBe(404)
  })

  it('is opened at the address that it had before', async () => {
    const id = await openTrashed('Keeps its address')
    await page.goto(`${newsroom.cmsUrl}/admin/collections/posts/${id}`)
    await page.waitForURL((url) => url.pathname.endsWith(`/collections/posts/trash/${id}`))
    await page.locator('#lifecycle-restore').waitFor()
  })

  it('leaves a word at its address when it was deleted for good', async () => {
    const id = await openTrashed('Leaves a word')
    await admin.call('DELETE', `/posts/${id}?trash=true`)
    await page.goto(`${newsroom.cmsUrl}/admin/collections/posts/${id}`)
    await page.getByText('This post cannot be opened: it was deleted for good, or never existed.').waitFor()
  })

  it('shows what happened to it', async () => {
    await openTrashed('Has a past')
    await page.locator('.doc-tab').getByText('Activity').click()
    const rows = page.locator('.activity tbody tr')
    await rows.getByText(/moved .*to the trash/).waitFor()
    expect(await rows.count()).toBe(2)
    const href = await page.getByRole('link', { name: 'Export as CSV' }).getAttribute('href')
    const table = await page.evaluate(async (path) => (await fetch(path)).text(), String(href))
    expect(table.trim().split('\n')).toHaveLength(3)
  })
})

describe('an own post in the trash', () => {
  it('is deleted for good by its writer over REST, GraphQL and the procedure, and not by other writers', async () => {
    const writer = await signInByRest(newsroom.cmsUrl, 'writer')
    const curator = await signInByRest(newsroom.cmsUrl, 'curator')
    const trashed = async (): Promise<number> => {
      const id = await createReadyPost(writer, `Own ${mark}`)
      made.push(id)
      await writer.call('POST', `/posts/${id}/trash`)
      return id
    }
    const doors: [name: string, erase: (person: RestPerson, id: number) => Promise<Answer>][] = [
      ['REST', (person, id) => person.call('DELETE', `/posts/${id}?trash=true`)],
      [
        'GraphQL',
        (person, id) =>
          person.call('POST', '/graphql', { query: `mutation { deletePost(id: ${id}, trash: true) { id } }` }),
      ],
      ['procedure', (person, id) => person.call('POST', '/rpc/post.delete', { id })],
    ]
    for (const [door, erase] of doors) {
      const id = await trashed()
      const isThere = async () => (await admin.call('GET', `/posts/${id}?trash=true&depth=0`)).status === 200
      await erase(curator, id)
      expect([door, await isThere()]).toEqual([door, true])
      await erase(writer, id)
      expect([door, await isThere()]).toEqual([door, false])
    }
  })
})

describe('many posts at once', () => {
  it('are unpublished with the unpublish action that is chosen for their addresses', async () => {
    const ids: number[] = []
    for (const name of ['One', 'Two']) {
      const id = await createReadyPost(admin, `${name} of many ${mark}`)
      await admin.call('POST', `/posts/${id}/publish`)
      ids.push(id)
    }
    made.push(...ids)
    await page.goto(`${newsroom.cmsUrl}/admin/collections/posts?keyword=${mark}&publishStatus=PUBLISHED`)
    await page.getByLabel('Select all on this page').check()
    await button('Unpublish').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Redirect to other content').check()
    expect(await dialog.getByRole('button', { name: 'Unpublish' }).isDisabled()).toBe(true)
    await dialog.getByLabel('Redirect to the home page').check()
    expect(await accessibilityFaults(page, '.posts-list-bulk')).toEqual([])
    await dialog.getByRole('button', { name: 'Unpublish' }).click()
    await dialog.getByText('2 done.').waitFor()
    for (const id of ids) {
      const { body } = await admin.call('GET', `/posts/${id}?depth=0&draft=true`)
      const { path } = body as { path: string }
      const response = await fetch(`${newsroom.siteUrl}${path}`, { redirect: 'manual' })
      expect([response.status, response.headers.get('location')]).toEqual([301, '/'])
    }
  })
})
