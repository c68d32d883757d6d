import type { Page } from 'playwright-core'
import type { SharedNewsroom } from './newsroom.ts'

declare global {
  interface Window {
    // Next.js has its router here.
    next?: { router?: { push: (path: string) => void } }
  }
}

/**
 * Opens a screen of the back office: by its own navigation where the page shows one already, as links there do, which
 * costs half of what loading it costs.
 * @param path from `/admin` on
 */
export async function openScreen(page: Page, { cmsUrl }: Pick<SharedNewsroom, 'cmsUrl'>, path: string): Promise<void> {
  const isThere = await page.evaluate(async (target) => {
    // As late as a person comes: Next.js drops a navigation when a list that has just been shown writes its address.
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 }))
    const router = window.next?.router
    const isScreen = document.querySelector('.template-default') !== null
    // Its own navigation to where it is does nothing.
    if (!router || !isScreen || location.pathname === target) return false
    router.push(target)
    return true
  }, path)
  if (isThere) await page.waitForURL(cmsUrl + path)
  else await page.goto(cmsUrl + path)
}

/**
 * Makes a draft, as the person who is logged in to the back office on this page, and opens it there.
 * @param data the fields of the post
 * @returns its id
 * @throws Error when the back office refuses it
 */
export async function openStory(page: Page, newsroom: Pick<SharedNewsroom, 'cmsUrl'>, data: object): Promise<string> {
  const id = await page.evaluate(async (fields) => {
    const headers = { 'Content-Type': 'application/json' }
    const response = await fetch('/api/posts?draft=true', { method: 'POST', headers, body: JSON.stringify(fields) })
    if (!response.ok) throw new Error(await response.text())
    return String((await response.json()).doc.id)
  }, data)
  await openScreen(page, newsroom, `/admin/collections/posts/${id}`)
  return id
}
