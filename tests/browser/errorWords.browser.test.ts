import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Page } from 'playwright-core'
import { z } from 'zod'
import { type DeskBrowser, openDeskBrowser } from './deskBrowser.ts'
import { type RestPerson, signInByRest } from './lifecycle/restPerson.ts'
import { logIn, sharedNewsroom } from './newsroom.ts'
import { removeDocuments } from './removeDocuments.ts'

const newsroom = sharedNewsroom()
const mark = `words${Date.now().toString(36)}`
const created = z.object({ doc: z.object({ id: z.number() }) })
const notTrashed = 'Only what lies in the trash can be deleted for good. Move it to the trash first.'

let browser: DeskBrowser
let page: Page
let editor: RestPerson
let writer: RestPerson
// A draft of the editor's that fails its readiness checks.
let draft: number

beforeAll(async () => {
  editor = await signInByRest(newsroom.cmsUrl, 'editor')
  writer = await signInByRest(newsroom.cmsUrl, 'writer')
  draft = created.parse((await editor.call('POST', '/posts?draft=true', { headline: `Draft ${mark}` })).body).doc.id
  browser = await openDeskBrowser()
  page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
  await logIn(page, newsroom, 'editor')
})

afterAll(async () => {
  try {
    await removeDocuments(page, 'posts', `where[headline][contains]=${mark}`)
  } finally {
    await browser?.close()
  }
})

// A call that must be refused, with the words that its answer must hold.
interface Refusal {
  door: string
  by?: () => RestPerson
  method: string
  path: () => string
  body?: () => object
  status: number
  words: string
}

const forbidden = (permissions: string) =>
  `You attempted to perform an action you are not allowed to. The additional permissions required for this action are: ${permissions}`

const refusals: readonly Refusal[] = [
  {
    door: 'REST, a collection: deleting a post that is not in the trash',
    method: 'DELETE',
    path: () => `/posts/${draft}`,
    status: 409,
    words: notTrashed,
  },
  {
    door: 'GraphQL: deleting a post that is not in the trash',
    method: 'POST',
    path: () => '/graphql',
    body: () => ({ query: `mutation { deletePost(id: ${draft}) { id } }` }),
    status: 200,
    words: notTrashed,
  },
  {
    door: 'REST, an endpoint of a collection: publishing what is not ready',
    method: 'POST',
    path: () => `/posts/${draft}/publish`,
    body: () => ({}),
    status: 422,
    words: 'Not ready: Dek is longer than 20 characters',
  },
  {
    door: 'REST, an endpoint of a collection: publishing without the right to update',
    by: () => writer,
    method: 'POST',
    path: () => `/posts/${draft}/publish`,
    body: () => ({}),
    status: 403,
    words: forbidden('UPDATE_POST'),
  },
  {
    door: 'REST, an endpoint of a collection: restoring what is not in the trash',
    method: 'POST',
    path: () => `/posts/${draft}/restore`,
    body: () => ({}),
    status: 409,
    words: 'DRAFT',
  },
  {
    door: 'REST, an endpoint: a body that is no JSON object',
    method: 'POST',
    path: () => `/posts/${draft}/schedule`,
    body: () => ({ publishDate: 'soon' }),
    status: 400,
    words: 'The request is not valid',
  },
  {
    door: 'REST, an endpoint: an address that is missing',
    method: 'GET',
    path: () => '/url-targets/check',
    status: 400,
    words: 'Enter an address.',
  },
  {
    door: 'REST, an endpoint: an embed of what is no address',
    method: 'POST',
    path: () => '/embeds/retrieve-or-create',
    body: () => ({ url: 'nope' }),
    status: 400,
    words: 'This is not the address of a page',
  },
  {
    door: 'REST, a hook: changing the activity log',
    method: 'POST',
    path: () => '/activity',
    body: () => ({ action: 'edited' }),
    status: 403,
    words: 'not allowed',
  },
  {
    door: 'a procedure: a guid without three parts',
    method: 'POST',
    path: () => '/rpc/editor.requestUnlock',
    body: () => ({ id: 'post_1' }),
    status: 400,
    words: 'Invalid document guid',
  },
  {
    door: 'a procedure: unlocking without the right',
    by: () => writer,
    method: 'POST',
    path: () => '/rpc/editor.requestUnlock',
    body: () => ({ id: `post_post_${draft}` }),
    status: 403,
    words: forbidden('UNLOCK_DOCUMENT'),
  },
]

describe('a refusal of the built back office keeps its words', () => {
  it.each(refusals)('$door', async ({ by = () => editor, method, path, body, status, words }) => {
    const answer = await by().call(method, path(), body?.())
    expect({ status: answer.status, body: JSON.stringify(answer.body) }).toEqual({
      status,
      body: expect.stringContaining(words),
    })
    expect(JSON.stringify(answer.body)).not.toContain('An unknown error occurred')
  })

  it('on a screen: a delete that the server refuses shows its reason', async () => {
    const id = created.parse((await editor.call('POST', '/posts?draft=true', { headline: `Trash ${mark}` })).body).doc
      .id
    await editor.call('POST', `/posts/${id}/trash`, {})
    await page.goto(`${newsroom.cmsUrl}/admin/collections/posts?keyword=${mark}&publishStatus=TRASHED`)
    const row = page.locator('.posts-list-item, tr').filter({ hasText: `Trash ${mark}` })
    await row.getByRole('button', { name: /Actions/ }).click()
    await page
      .getByRole('menuitem', { name: 'Delete' })
      .or(page.getByRole('button', { name: 'Delete' }))
      .first()
      .click()
    const dialog = page.getByRole('dialog').filter({ hasText: 'Delete Post' })
    await dialog.getByText(`Are you sure you want to delete "Trash ${mark}"?`).waitFor()
    // A colleague restores it while the question is asked.
    await editor.call('POST', `/posts/${id}/restore`, {})
    await dialog.getByRole('button', { name: 'Delete Post' }).click()
    const notice = page.locator('.payload-toast-item').filter({ hasText: 'Unable to delete post' })
    await notice.getByText(notTrashed).waitFor()
  })
})
