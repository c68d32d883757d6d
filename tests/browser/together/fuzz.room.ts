import type { Browser, BrowserContext, Page } from 'playwright-core'
import { z } from 'zod'
import { randomSequence } from '#plugins/collaboration/document/fuzzRandom.ts'
import { type Door, logIn } from '../newsroom.ts'
import type { FuzzRoom } from './fuzz.operations.ts'
import { type LagProxy, openLagProxy } from './lagProxy.ts'
import { bodySelector } from './writer.page.ts'

/** A logged-in user, whose connection to the real-time server has a lag of its own. */
export interface LaggingPerson {
  context: BrowserContext
  proxy: LagProxy
}

const made = z.object({ doc: z.object({ id: z.number() }) })
const draft = z.object({ body: z.unknown(), headline: z.string() })

// Waits until a page has the body of its story, a button to reload it, or nothing but the browser's error: a page loads
// itself again when the back office is killed while it asks for its content. Throws Error that says what is there
// instead.
async function opened(page: Page): Promise<void> {
  const isDone = (selector: string) =>
    location.protocol === 'chrome-error:' ||
    document.querySelector(selector) !== null ||
    [...document.querySelectorAll('button')].some(({ textContent }) => textContent === 'Reload')
  await page.waitForFunction(isDone, bodySelector, { timeout: 180_000 }).catch(async (error: unknown) => {
    throw new Error(`${page.url()} shows ${await page.locator('body').ariaSnapshot()}`, { cause: error })
  })
}

// A cookie counts for requests of the back office's own pages only.
const headers = { 'Sec-Fetch-Site': 'same-origin' }

/** Logs a user in. A lag is 0 to 300 ms, another one for every message. */
export async function enterWithLag(
  browser: Browser,
  door: Door,
  realtimePort: number,
  account: string,
  seed: number,
): Promise<LaggingPerson> {
  // The policy of screens does not know the address of the lag.
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, bypassCSP: true })
  const random = randomSequence(seed)
  const proxy = await openLagProxy(realtimePort, () => random.below(300))
  await context.route('**/api/rpc/editor.createWebsocketToken?**', async (route) => {
    // The back office may be down; the page gets the error that the browser would report.
    // It is asked from here and not from the page, and says that it is the page's own, as a browser does.
    const response = await route.fetch({ headers: { ...route.request().headers(), ...headers } }).catch(() => null)
    if (!response?.ok()) return response ? route.fulfill({ response }) : route.abort()
    const body = Object(await response.json())
    // The change feed is not delayed.
    if (body.result.data.room) body.result.data.url = `ws://localhost:${proxy.port}`
    await route.fulfill({ response, json: body })
  })
  const page = await context.newPage()
  await logIn(page, door, account)
  await page.close()
  return { context, proxy }
}

/** Creates a new story, and a room in which these people write it. */
export async function newFuzzRoom(
  cmsUrl: string,
  contexts: BrowserContext[],
  { kill, isExpected }: Pick<FuzzRoom, 'kill' | 'isExpected'>,
): Promise<FuzzRoom> {
  const [first] = contexts
  if (!first) throw new Error('Somebody has to be in the room')
  // Not from within a page, whose console would report each refusal.
  const { request } = first
  const posts = `${cmsUrl}/api/posts`
  const answer = await request.post(`${posts}?draft=true`, {
    headers,
    data: { headline: 'Together', _status: 'draft' },
  })
  const { doc } = made.parse(await answer.json())
  const url = `${posts}/${doc.id}?draft=true&depth=0`
  return {
    contexts,
    kill,
    isExpected,
    async open(context) {
      const page = await context.newPage()
      do {
        // A user who opens a page while the back office or its database is down tries again.
        const response = await page.goto(`${cmsUrl}/admin/collections/posts/${doc.id}`).catch(() => null)
        if (response?.ok()) await opened(page)
      } while ((await page.locator(bodySelector).count()) === 0)
      return page
    },
    writeByApi: async (change) => {
      const read = await request.get(url, { headers })
      const { body } = draft.parse(await read.json())
      const response = await request.patch(url, {
        headers: { ...headers, 'If-Match': String(read.headers().etag) },
        data: { body: change(body) },
      })
      if (!response.ok() && response.status() !== 412)
        throw new Error(`The write was answered with ${response.status()}: ${await response.text()}`)
      return response.ok()
    },
    draft: async () => draft.parse(await (await request.get(url, { headers })).json()),
  }
}
