import type { Page } from 'playwright-core'
import { ask } from '#tests/integration/sharedRoom.ts'
import { enterPost, lockPost } from '../guards/rooms.ts'
import { noticed, openPost, type Row, type Say, type Scene } from './catalogue.ts'

const actions = ['publish', 'schedule', 'unschedule', 'unpublish', 'trash', 'restore'] as const
type Action = (typeof actions)[number]

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const future = '2090-01-01T12:00:00.000Z'

// Calls that bring an open draft into the state in which an action is offered.
const before: Partial<Record<Action, (scene: Scene, id: number) => Promise<unknown>>> = {
  unschedule: ({ editor }, id) => editor.call('POST', `/posts/${id}/schedule`, { publishDate: future }),
  unpublish: ({ editor }, id) => editor.call('POST', `/posts/${id}/publish`, {}),
  restore: ({ editor }, id) => editor.call('POST', `/posts/${id}/trash`, {}),
}

// Clicks that take each action on the screen of a post.
const onScreen: Record<Action, (page: Page) => Promise<void>> = {
  publish: async (page) => button(page, 'Publish').click(),
  schedule: async (page) => {
    await page.locator('#lifecycle-publish-popup button').click()
    await button(page, 'Schedule').click()
    await page.getByRole('dialog').getByRole('textbox', { name: 'Date' }).fill('01/01/2090')
    await button(page, 'Schedule').last().click()
  },
  unschedule: async (page) => button(page, 'Unschedule').click(),
  unpublish: async (page) => {
    await page.locator('#lifecycle-publish-popup button').click()
    await button(page, 'Unpublish').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click()
  },
  trash: async (page) => {
    await page.locator('.doc-controls__popup button').first().click()
    await button(page, 'Move to trash').click()
  },
  restore: async (page) => button(page, 'Restore').first().click(),
}

// The server is sent what it refuses, in place of what the screen sends.
const refusedOnScreen =
  (action: Action): Say =>
  async (scene, text) => {
    const { page } = scene
    const id = await scene.draft()
    await openPost(page, scene, id)
    await before[action]?.(scene, id)
    await page.route(`**/api/posts/${id}/${action}`, (route) => route.continue({ postData: '"no object"' }))
    await onScreen[action](page)
    const said = await noticed(page, text)
    if (!said.includes('The request is not valid')) throw new Error(`The server's reason is missing: ${said}`)
    return said
  }

const gerunds: Record<Action, string> = {
  publish: 'publishing',
  schedule: 'scheduling',
  unschedule: 'unscheduling',
  unpublish: 'unpublishing',
  trash: 'trashing',
  restore: 'restoring',
}

const notInTrash: Say = async ({ editor, faultyStory }) =>
  JSON.stringify((await editor.call('POST', `/posts/${faultyStory}/restore`, {})).body)

const notInTrashInRoom: Say = async ({ newsroom, editor, faultyStory }) => {
  const guest = await enterPost(newsroom, editor, faultyStory)
  try {
    return JSON.stringify(await ask(guest, 'post.restore', {}))
  } finally {
    guest.leave()
  }
}

const unlockRefused: Say = async (scene, text) => {
  const { page, newsroom, admin, mark } = scene
  const id = await scene.draft()
  const release = await lockPost(newsroom, admin, id)
  try {
    await page.route('**/api/rpc/editor.requestUnlock**', (route) =>
      route.continue({
        postData: route
          .request()
          .postData()
          ?.replace(/post_post_\d+/, 'post_1'),
      }),
    )
    await page.goto(`${newsroom.cmsUrl}/admin/collections/posts?keyword=${mark}`)
    const row = page.locator(`tr[data-id="${id}"]`)
    await row.locator('.presence__lock').waitFor()
    await row.getByRole('button', { name: /^Actions for/ }).click()
    await button(page, 'Force Unlock').click()
    return await noticed(page, text)
  } finally {
    await page.unroute('**/api/rpc/editor.requestUnlock**')
    await release()
  }
}

/** Messages about actions, locks and deletions. */
export const lifecycleRows: readonly Row[] = [
  ...actions.map(
    (action): Row => ({
      text: `Post ${gerunds[action]} failed`,
      doors: { screen: refusedOnScreen(action) },
    }),
  ),
  {
    text: 'Cannot restore from status Draft. Allowed from: Trashed.',
    doors: { REST: notInTrash, socket: notInTrashInRoom },
  },
  { text: 'Post unlocked', doors: { screen: { test: 'together.locks.browser.test.ts' } } },
  { text: 'Unable to unlock post', doors: { screen: unlockRefused } },
  { text: 'Unable to unlock section', doors: { screen: { test: 'pickers.unlock.browser.test.ts' } } },
  { text: 'Section unlocked', doors: { screen: { test: 'pickers.unlock.browser.test.ts' } } },
  { text: 'Post deleted', doors: { screen: { test: 'trash.browser.test.ts' } } },
  { text: 'Unable to delete post', doors: { screen: { test: 'errorWords.browser.test.ts' } } },
]
