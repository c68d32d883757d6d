import type { Page } from 'playwright-core'
import type { SharedNewsroom } from './newsroom.ts'

/**
 * Makes a draft, as the person who is logged in to the back office on this page, and opens it there.
 * @param data the fields of the post
 * @returns its id
 * @throws Error when the back office refuses it
 */
export async function openStory(page: Page, { cmsUrl }: Pick<SharedNewsroom, 'cmsUrl'>, data: object): Promise<string> {
  const id = await page.evaluate(async (fields) => {
    const headers = { 'Content-Type': 'application/json' }
    const response = await fetch('/api/posts?draft=true', { method: 'POST', headers, body: JSON.stringify(fields) })
    if (!response.ok) throw new Error(await response.text())
    return String((await response.json()).doc.id)
  }, data)
  await page.goto(`${cmsUrl}/admin/collections/posts/${id}`)
  return id
}
