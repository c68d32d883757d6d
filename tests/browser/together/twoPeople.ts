import type { Page } from 'playwright-core'
import { type DeskBrowser, openDeskBrowser } from '../deskBrowser.ts'
import { logIn, type SharedNewsroom, sharedNewsroom } from '../newsroom.ts'
import { removeDocuments } from '../removeDocuments.ts'

/** Two people with one document, each in a browser of their own. */
export interface TwoPeople {
  newsroom: SharedNewsroom
  /** The editor, June Hathaway, who made the document. */
  june: Page
  /** The administrator, Ada Lockhart. */
  ada: Page
  id: number
  /** Address of the document's form. */
  address: string
  /** Opens the document, and waits until it is there as the server has it. */
  open: (page: Page, query?: string) => Promise<void>
  /** Opens a browser of another account. */
  logInAs: (account: string) => Promise<Page>
  /** Deletes the document and closes all browsers. */
  end: () => Promise<void>
}

/**
 * Makes a draft that June and Ada are about to open.
 * @param fields what it says; of a post the type as well
 * @throws Error when the back office refuses it
 */
export async function twoPeople(fields: Record<string, unknown>, collection = 'posts'): Promise<TwoPeople> {
  const newsroom = sharedNewsroom()
  const browser = await openDeskBrowser()
  const logInAs = (account: string) => enter(browser, newsroom, account)
  try {
    const [june, ada] = await Promise.all([logInAs('editor'), logInAs('admin')])
    const id = await draftOf(june, collection, fields)
    const address = `${newsroom.cmsUrl}/admin/collections/${collection}/${id}`
    const open = async (page: Page, query = '') => {
      await page.goto(address + query)
      await page.locator('.room__status', { hasText: 'Saved' }).waitFor()
    }
    const end = async () => {
      try {
        await removeDocuments(ada, collection, `where[id][equals]=${id}`)
      } finally {
        await browser.close()
      }
    }
    return { newsroom, june, ada, id, address, open, logInAs, end }
  } catch (error) {
    await browser.close()
    throw error
  }
}

async function enter(browser: DeskBrowser, newsroom: SharedNewsroom, account: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1400, height: 1000 } })).newPage()
  await logIn(page, newsroom, account)
  return page
}

const draftOf = (page: Page, collection: string, fields: Record<string, unknown>): Promise<number> =>
  page.evaluate(
    async ({ collection, fields }) => {
      const response = await fetch(`/api/${collection}?draft=true&depth=0`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(fields),
      })
      if (!response.ok) throw new Error(await response.text())
      return Number((await response.json()).doc.id)
    },
    { collection, fields },
  )
