import type { Page } from 'playwright-core'
import { z } from 'zod'
import { type RestPerson, signInByRest } from '#tests/browser/lifecycle/restPerson.ts'
import { logIn, openBrowser } from '#tests/browser/newsroom.ts'

export type Account = 'admin' | 'editor' | 'curator' | 'writer'

// Milliseconds that a picture waits for anything that it shows.
const withinMs = 30_000

const found = z.object({ docs: z.array(z.object({ id: z.number() })) })
const created = z.object({ doc: z.object({ id: z.number() }) })
const issue = z.object({ list: z.unknown(), body: z.unknown() })
const story = z.object({ subhead: z.unknown(), tags: z.unknown(), sections: z.unknown(), websiteImage: z.unknown() })

/** The demo newsroom that the pictures are taken in. */
export interface Desk {
  /** Opens a window of its own for an account, on no screen yet. */
  enter: (account: Account) => Promise<Page>
  /** Opens a screen, by its address from `/admin` on. */
  open: (page: Page, path: string) => Promise<void>
  /** Opens a document that people write together, and waits until it can be written. */
  openShared: (page: Page, path: string) => Promise<void>
  /** Returns the id of the newest document of a collection that Payload's query finds. */
  idOf: (collection: string, where: string) => Promise<number>
  /** Makes a story that passes all checks; with a time it is scheduled. Returns a function that deletes it for good. */
  addStory: (headline: string, dueAt?: Date) => Promise<() => Promise<void>>
  /** Makes a published issue with the list and the text of one that a query finds, and returns what deletes it for good. */
  addIssue: (title: string, model: string) => Promise<{ id: number; remove: () => Promise<void> }>
  close: () => Promise<void>
}

/**
 * @param cmsUrl address of the back office, without a slash at the end
 * @throws Error when Chromium is missing, or when the demo accounts are
 */
export async function openDesk(cmsUrl: string): Promise<Desk> {
  const [editor, browser] = await Promise.all([signInByRest(cmsUrl, 'editor'), openBrowser()])
  const open = async (page: Page, path: string) => {
    await page.goto(`${cmsUrl}/admin${path}`)
  }
  const idOf = (collection: string, where: string) => newestOf(editor, collection, where)
  return {
    enter: async (account) => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
      context.setDefaultTimeout(withinMs)
      const page = await context.newPage()
      await logIn(page, { cmsUrl }, account)
      return page
    },
    open,
    openShared: async (page, path) => {
      await open(page, path)
      await page.locator('.room__status', { hasText: 'Saved' }).waitFor()
    },
    idOf,
    addStory: (headline, dueAt) => addStory(editor, headline, dueAt),
    addIssue: (title, model) => addIssue(editor, title, model),
    close: () => browser.close(),
  }
}

async function answerOf(person: RestPerson, method: string, path: string, data?: object): Promise<unknown> {
  const { status, body } = await person.call(method, path, data)
  if (status >= 400) throw new Error(`${method} ${path} answered ${status}: ${JSON.stringify(body)}`)
  return body
}

async function newestOf(person: RestPerson, collection: string, where: string): Promise<number> {
  const query = `/${collection}?depth=0&limit=1&sort=-createdAt&draft=true&${where}`
  const [first] = found.parse(await answerOf(person, 'GET', query)).docs
  if (!first) throw new Error(`The demo has no ${collection} with ${where}`)
  return first.id
}

// What the story has beside its headline is that of a published one.
async function addStory(person: RestPerson, headline: string, dueAt?: Date): Promise<() => Promise<void>> {
  const model = await newestOf(person, 'posts', 'where[publishStatus][equals]=PUBLISHED&where[type][equals]=article')
  const fields = story.parse(await answerOf(person, 'GET', `/posts/${model}?depth=0&select[blocks]=false`))
  const data = { ...fields, headline, type: 'article' }
  const { doc } = created.parse(await answerOf(person, 'POST', '/posts?draft=true&depth=0', data))
  if (dueAt) await answerOf(person, 'POST', `/posts/${doc.id}/schedule`, { publishDate: dueAt.toISOString() })
  return () => erase(person, 'posts', doc.id)
}

async function addIssue(person: RestPerson, title: string, model: string) {
  const id = await newestOf(person, 'newsletters', model)
  const query = 'depth=0&select[list]=true&select[body]=true'
  const fields = issue.parse(await answerOf(person, 'GET', `/newsletters/${id}?${query}`))
  const data = { ...fields, title, subject: title }
  const { doc } = created.parse(await answerOf(person, 'POST', '/newsletters?draft=true&depth=0', data))
  await answerOf(person, 'POST', `/newsletters/${doc.id}/publish`, { updatePublishDate: false })
  return { id: doc.id, remove: () => erase(person, 'newsletters', doc.id) }
}

async function erase(person: RestPerson, collection: string, id: number): Promise<void> {
  await answerOf(person, 'POST', `/${collection}/${id}/trash`, {})
  await answerOf(person, 'DELETE', `/${collection}/${id}?trash=true`)
}
