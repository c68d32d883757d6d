import type { ListedCollection } from '#collections/posts-list/listModels.ts'
import { callAction } from '../lifecycle/lifecycleCalls.ts'
import type { DoAction } from './bulkActions.ts'

/**
 * Does actions over REST, one call an item, as the screen of a single document does them.
 * @param api address of the REST API, without a slash at the end.
 */
export const actionsOver =
  (api: string, collection: ListedCollection): DoAction =>
  async (action, id) => {
    const url = `${api}/${collection}/${id}`
    switch (action) {
      case 'unpublish':
        // Many addresses at once have one fate, which the dialog names.
        await callAction(url, { action, input: { unpublishAction: 'return_gone' } })
        return
      case 'publish':
        await callAction(url, { action, input: { updatePublishDate: false } })
        return
      case 'delete':
        await erase(url)
        return
      default:
        await callAction(url, { action, input: {} })
    }
  }

const erase = async (url: string): Promise<void> => {
  const response = await fetch(`${url}?trash=true&depth=0`, { method: 'DELETE', credentials: 'include' })
  if (!response.ok) throw new Error(await refusalOf(response))
}

/** What the server says when it refuses, in its own words. */
export const refusalOf = async (response: Response): Promise<string> => {
  const answer: unknown = await response.json().catch(() => null)
  const errors: unknown = typeof answer === 'object' && answer && 'errors' in answer ? answer.errors : null
  const [first]: unknown[] = Array.isArray(errors) ? errors : []
  const message: unknown = typeof first === 'object' && first && 'message' in first ? first.message : null
  return typeof message === 'string' ? message : `The server answered ${response.status}.`
}
