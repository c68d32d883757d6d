import type { Page } from 'playwright-core'

/**
 * Deletes documents for good, as the person who is logged in to the back office on this page.
 * @param where Payload's query, for example `where[headline][equals]=…`
 * @throws Error when the back office refuses
 */
export async function removeDocuments(page: Page, collection: string, where: string): Promise<void> {
  await page.evaluate(
    async ({ collection, where }) => {
      const send = async (method: string, path: string, body?: object) => {
        const headers = { 'Content-Type': 'application/json' }
        const response = await fetch(`/api${path}`, { method, headers, body: body && JSON.stringify(body) })
        if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`)
        return response.json()
      }
      const find = async () =>
        (await send('GET', `/${collection}?depth=0&limit=50&draft=true&trash=true&${where}`)).docs
      // These are deleted out of the trash only; what has no trash is deleted at once.
      const hasTrash = ['posts', 'sections', 'newsletters', 'pages', 'reusable-blocks'].includes(collection)
      for (let docs = await find(); docs.length > 0; docs = await find()) {
        for (const { id, deletedAt } of docs) {
          if (hasTrash && !deletedAt) {
            await send('PATCH', `/${collection}/${id}`, { deletedAt: new Date().toISOString() })
          }
          await send('DELETE', `/${collection}/${id}?trash=true`)
        }
      }
    },
    { collection, where },
  )
}
