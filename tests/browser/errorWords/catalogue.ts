import type { BrowserContext, Page } from 'playwright-core'
import { type DeskBrowser, openDeskBrowser } from '../deskBrowser.ts'
import { createReadyPost } from '../lifecycle/readyPost.ts'
import { type RestPerson, signInByRest } from '../lifecycle/restPerson.ts'
import { logIn, type SharedNewsroom } from '../newsroom.ts'
import { removeDocuments } from '../removeDocuments.ts'

/** The ways in which the product says something. */
export const doors = ['REST', 'GraphQL', 'procedure', 'socket', 'screen'] as const
export type Door = (typeof doors)[number]

/** The people and documents that rows share. */
export interface Scene {
  newsroom: SharedNewsroom
  /** A word that no other run uses. */
  mark: string
  admin: RestPerson
  editor: RestPerson
  writer: RestPerson
  /** A screen of the editor. */
  page: Page
  /** A screen of the writer. */
  writerPage: Page
  /** A draft of the editor that passes every Required check, made for one row. */
  draft: () => Promise<number>
  /** A story of the editor in which every block is at fault. */
  faultyStory: number
  close: () => Promise<void>
}

export type Say = (scene: Scene, text: string) => Promise<string>

/** Another test that makes the built product say the text at this door: its path below `tests/browser`. */
export interface Elsewhere {
  test: string
  /** The words in that test, where they are not the whole text. */
  words?: string
}

/** One text of the catalogue. */
export interface Row {
  text: string
  doors: Partial<Record<Door, Say | Elsewhere>>
}

/** A text that the built product cannot say, and why. */
export interface SilentRow {
  text: string
  reason: string
}

/** Returns the first notice of the back office that contains a text. */
export function notice(page: Page, text: string) {
  return page.locator('[data-sonner-toast]').filter({ hasText: text }).first()
}

export async function noticed(page: Page, text: string): Promise<string> {
  await notice(page, text).waitFor()
  return String(await notice(page, text).textContent())
}

/** Opens a post in the back office, and waits until it is there as the server has it. */
export async function openPost(page: Page, { newsroom }: Pick<Scene, 'newsroom'>, id: number): Promise<void> {
  await page.goto(`${newsroom.cmsUrl}/admin/collections/posts/${id}`)
  await page.locator('.room__status', { hasText: 'Saved' }).waitFor()
}

/**
 * Signs all users in.
 * @param makeFaultyStory makes the story of which every block is at fault, as the editor
 */
export async function openScene(
  newsroom: SharedNewsroom,
  makeFaultyStory: (editor: RestPerson, headline: string) => Promise<number>,
): Promise<Scene> {
  const mark = `catalogue${Date.now().toString(36)}`
  const signIn = (account: string) => signInByRest(newsroom.cmsUrl, account)
  const [admin, editor, writer] = [await signIn('admin'), await signIn('editor'), await signIn('writer')]
  const browser: DeskBrowser = await openDeskBrowser()
  const enter = async (account: string): Promise<Page> => {
    const context: BrowserContext = await browser.newContext({ viewport: { width: 1400, height: 1000 } })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    // A row fails by its text, not because the machine is busy.
    context.setDefaultTimeout(60_000)
    const page = await context.newPage()
    await logIn(page, newsroom, account)
    return page
  }
  const [page, writerPage] = [await enter('editor'), await enter('writer')]
  let count = 0
  return {
    newsroom,
    mark,
    admin,
    editor,
    writer,
    page,
    writerPage,
    faultyStory: await makeFaultyStory(editor, `Faulty ${mark}`),
    draft: () => {
      count += 1
      return createReadyPost(editor, `Draft ${count} ${mark}`)
    },
    close: async () => {
      try {
        await page.goto(`${newsroom.cmsUrl}/admin`)
        await removeDocuments(page, 'posts', `where[headline][contains]=${mark}`)
      } finally {
        await browser.close()
      }
    },
  }
}
